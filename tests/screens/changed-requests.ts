import type { Page } from '@playwright/test';

interface ListedRequest {
  _id: string;
  user: object | null;
  answers: string[];
  createdAt: string;
}

/** Runs in the page, and says there how often the list has been loaded, from 1. */
type Change = (requests: ListedRequest[], lists: number) => ListedRequest[];

/** Runs in the page. */
function changeAnswers(change: Change) {
  const really = window.fetch.bind(window);
  let lists = 0;
  window.fetch = async (...call) => {
    const answer = await really(...call);
    if (!/\/boards\/[^/]+\/join-requests$/.test(answer.url)) return answer;
    const list = (await answer.json()) as { joinRequests: ListedRequest[] };
    lists += 1;
    return Response.json({ ...list, joinRequests: change(list.joinRequests, lists) });
  };
}

/** A scene's `before`: the board's list of requests comes with this change, which nothing at the backend leads to. */
export const changedRequests = (change: Change) => (page: Page) =>
  page.addInitScript(`(${changeAnswers.toString()})(${change.toString()})`);

/** The first person has applied once more meanwhile, in other words. */
export const firstAppliesAgain = changedRequests((requests) => {
  const [first] = requests;
  const [said = '', ...others] = first!.answers;
  const answers = [`${said} I have worked on two since.`, ...others];
  return [{ ...first!, _id: 'again', createdAt: new Date().toISOString(), answers }, ...requests];
});
