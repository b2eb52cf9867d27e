import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { answersAreIn } from '@kit/steps';
import { crowdName, crowdRequestId } from '@kit/crowd';
import { delivery } from '@kit/delivery';
import { approvePath, decisions, DESK_PATH, openDesk, pile, rejectPath } from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callActsWithoutAnswer, callMeets, listsShow, pendingOnly, withoutNotes } from '@kit/scenarios';
import { press, runPanel } from '@kit/send-rejections';
import { indexedDbStorage } from '../state/indexed-db-storage';

const CONFLICT = { message: 'This join request has already been decided' };
/** The answer to a decision that the server has carried out. */
const LOSSES = {
  'a dropped line': (path: string) => callActsWithoutAnswer('put', path),
  'a 500': (path: string) => callMeets('put', path, { acts: true, status: 500 }),
  'a 409 to the call that the browser has repeated': (path: string) =>
    callMeets('put', path, { acts: true, status: 409, body: CONFLICT }),
};
const CASES = Object.keys(LOSSES).flatMap((loss) => [
  [loss, 'leaves notes out', withoutNotes] as const,
  [loss, 'has pending requests only', pendingOnly] as const,
]);

/** Opens the desk, accepts the first with a note and rejects the second, up to the press that sends. */
async function sendTwo(app: Awaited<ReturnType<typeof openDesk>>) {
  await app.user.keyboard('e');
  await app.user.keyboard('Come in{Escape}yn');
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await press(app, 'Send 1 acceptance and 1 rejection');
}

async function reloaded(app: Awaited<ReturnType<typeof openDesk>>) {
  const db = await app.backend.read();
  await answersAreIn(app);
  app.unmount();
  const again = renderApp(DESK_PATH, { as: 'creator', arrange: (fresh) => void Object.assign(fresh, db) });
  await screen.findByRole('button', { name: /^Sent ?\d+$/ });
  return again;
}

it.each(CASES)(
  'never says ‘not sent’ or ‘elsewhere’ of what has arrived, after %s, with a list that %s',
  async (loss, _list, shown) => {
    listsShow(shown);
    for (const path of [approvePath(1), rejectPath(2)]) LOSSES[loss as keyof typeof LOSSES](path);
    const app = await openDesk(2);
    await sendTwo(app);
    await answersAreIn(app);
    await screen.findByText(/^Sent (2 of 2|\d of 2, \d decided, the answer was lost)\.$/);
    expect(document.body).not.toHaveTextContent(/elsewhere|not sent|not in the list/i);
    await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
    await screen.findByRole('heading', { name: 'Review desk' });
    await screen.findByRole('button', { name: 'More' });
    expect(screen.queryByRole('button', { name: /^Send \d/ })).toBeNull();
    expect(document.body).not.toHaveTextContent(/elsewhere|not sent|withdrawn/i);
    expect(decisions(app)).toHaveLength(2);
  },
);

it('counts decided applications under Sent if the list leaves notes out, also after a reload', async () => {
  listsShow(withoutNotes);
  callActsWithoutAnswer('put', rejectPath(2));
  const app = await openDesk(3);
  await sendTwo(app);
  await screen.findByText(/^Sent (2 of 2|1 of 2, 1 decided, the answer was lost)\.$/);
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await waitFor(() => expect(pile('Sent')).toBe(2));
  await reloaded(app);
  await waitFor(() => expect(pile('Sent')).toBe(2));
  expect(pile('To read')).toBe(1);
});

/** What a page of the person who is at the desk left on a board: one decision in flight, one waiting. */
async function leaveRun(boardId: string, account: string) {
  const all = [1, 2].map((number) =>
    delivery({
      requestId: crowdRequestId(number),
      boardId,
      boardName: 'A lost board',
      personName: crowdName(number),
      runId: 'of a page that is gone',
      place: number,
      state: number === 1 ? { kind: 'sending' } : { kind: 'queued' },
    }),
  );
  const byId = new Map(all.map((one) => [one.requestId, one]));
  await indexedDbStorage(account).changeDeliveries([...byId.keys()], (_now, id) => byId.get(id) ?? null);
  localStorage.setItem(`waiting:${account}:${boardId}`, '1');
  keepUnsentVerdicts(account, boardId, { boardName: 'A lost board', count: 2 });
}

it('ends the run of a board that has been deleted, and lets it be put away on its own screen', async () => {
  await leaveRun('deleted', 'uid-creator');
  const app = renderApp('/boards', { as: 'creator' });
  const bar = within(await screen.findByRole('region', { name: 'Decisions being sent' }));
  await app.user.click(await bar.findByRole('link', { name: 'See what is left' }));
  await screen.findByText('Error loading board details.');
  await screen.findByText('Sent 0 of 2, 1 not sent because the board is gone, 1 without an answer.');
  const rows = runPanel().getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('The answer was lost: it may have arrived'),
    expect.stringContaining('Not sent: the board is gone'),
  ]);
  await press(app, 'Dismiss');
  expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
  await app.user.click(screen.getByRole('link', { name: 'Boards' }));
  await screen.findByRole('heading', { name: 'My Boards' });
  expect(screen.queryByRole('region', { name: 'Decisions being sent' })).toBeNull();
  expect(screen.queryByText(/not sent/)).toBeNull();
  expect(decisions(app)).toEqual([]);
  expect(await indexedDbStorage('uid-creator').readDeliveries()).toMatchObject([
    { state: { kind: 'answerLost', isUnchecked: true } },
    { state: { kind: 'conflict', found: 'boardGone' } },
  ]);
});

it('ends the run of a board that is no longer one’s own, and lets it be put away', async () => {
  await leaveRun(BOARD_ID, 'uid-member');
  const app = renderApp('/boards', { as: 'member' });
  const bar = within(await screen.findByRole('region', { name: 'Decisions being sent' }));
  await app.user.click(await bar.findByRole('link', { name: 'See what is left' }));
  await screen.findByText('Not your board');
  await screen.findByText('Sent 0 of 2, 1 not sent because you are not allowed to, 1 without an answer.');
  await press(app, 'Dismiss');
  expect(screen.queryByRole('region', { name: 'Decisions being sent' })).toBeNull();
  expect(screen.queryByText(/not sent/)).toBeNull();
  expect(decisions(app)).toEqual([]);
});
