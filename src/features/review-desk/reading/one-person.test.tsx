import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { joinRequestsApi } from '@/api/join-requests';
import type { DemoDb } from '@/demo/db';
import { crowd, crowdName } from '@kit/crowd';
import { application, decisions, listedNames, note, openDesk, pile, rejectPath, row } from '@kit/open-desk';
import { BOARD_ID, BOARD_QUESTIONS } from '@kit/people';

/** The first person has sent the first and the third application; the third is the older one. */
const twoOfOne = (db: DemoDb) => {
  crowd(3)(db);
  const [first, , third] = db.joinRequests;
  Object.assign(third!, { user: first!.user, answers: [...first!.answers] });
  first!.answers[1] = `${BOARD_QUESTIONS[1]},Now 90`;
};
const rowsToSend = () => within(screen.getByRole('list', { name: 'Decisions' })).getAllByRole('listitem');

it('shows several applications of a person as one, with what they answer differently', async () => {
  const { user } = await openDesk(3, { arrange: twoOfOne });
  expect(listedNames()).toEqual([1, 2].map(crowdName));
  expect(row(1)).toHaveTextContent('2 applications · Developer');
  expect(pile('To read')).toBe(2);
  const both = within(application(1)).getByRole('region', { name: 'Several applications' });
  expect(both).toHaveTextContent('2 open applications of this person.');
  expect(within(both).getByText('1 answer has changed')).toBeVisible();
  expect(within(both).getByRole('deletion')).toHaveTextContent('Answer 2 of person 1');
  expect(within(both).getByRole('insertion')).toHaveTextContent('Now 90');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('button', { name: `${crowdName(1)} (2 applications)` })).toBeVisible();
  const [same, other] = within(screen.getByRole('row', { name: /2 applications/ }))
    .getAllByRole('cell')
    .slice(5, 7);
  expect(same).toHaveTextContent(/^Answer 1 of person 1$/);
  expect(within(same!).queryByRole('deletion')).toBeNull();
  expect(within(other!).getByRole('deletion')).toHaveTextContent('Answer 2 of person 1');
  expect(within(other!).getByRole('insertion')).toHaveTextContent('Now 90');
});

it('finds a person by what any of their applications says, and shows where', async () => {
  const { user } = await openDesk(3, { arrange: twoOfOne });
  await user.type(screen.getByRole('searchbox'), 'now 90');
  await waitFor(() => expect(listedNames()).toEqual([crowdName(1)]));
  expect(row(1)).toHaveTextContent('Now 90');
  expect(within(row(1)).getByText('90')).toBeInTheDocument();
});

it('shows the newest answer as it is now, also where it is that of before the one between', async () => {
  const threeOfOne = (db: DemoDb) => {
    twoOfOne(db);
    const [newest, second, oldest] = db.joinRequests;
    Object.assign(second!, { user: newest!.user, answers: [...newest!.answers] });
    newest!.answers = [...oldest!.answers];
  };
  const { user } = await openDesk(3, { arrange: threeOfOne });
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const cell = within(screen.getByRole('row', { name: /3 applications/ })).getAllByRole('cell')[6]!;
  expect(within(cell).getByRole('deletion')).toHaveTextContent('Answer 2 of person 1');
  expect(
    within(cell)
      .getAllByRole('insertion')
      .map(({ textContent }) => textContent),
  ).toEqual(['Now 90', 'Answer 2 of person 1']);
});

it('gives them one verdict and one note, and sends each as a decision of its own', async () => {
  const app = await openDesk(3, { arrange: twoOfOne });
  const { user } = app;
  await user.keyboard('y');
  expect(screen.getByRole('button', { name: 'Send 2 decisions' })).toBeEnabled();
  await user.keyboard('u');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  await user.keyboard('ne');
  await user.click(within(row(1)).getByRole('button'));
  await user.keyboard('e');
  await user.type(note(), 'Not now');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Send 2 decisions' }));
  await screen.findByRole('list', { name: 'Decisions' });
  expect(rowsToSend().map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/Reject1 of 2 applications.*Not now/)),
  );
  // What is changed for one is changed for both.
  await user.click(within(rowsToSend()[0]!).getByRole('button', { name: /^Edit the note/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), ', sorry');
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  await user.click(screen.getByRole('button', { name: 'Send 2 rejections' }));
  await screen.findByText(/^Sent 2/);
  const sent = decisions(app).map(({ path, body }) => [path, body]);
  expect(sent.toSorted()).toEqual(
    [1, 3].map((number) => [rejectPath(number), { rejectionNote: 'Not now, sorry' }]),
  );
});

it('does not send what was decided before the same person has applied once more', async () => {
  const app = await openDesk(1);
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  expect(await screen.findByRole('button', { name: 'Send 1 rejection' })).toBeEnabled();
  await app.backend.update((db) => {
    db.joinRequests.push({ ...db.joinRequests[0]!, _id: 'again', createdAt: '2026-11-01T09:00:00.000Z' });
  });
  const { initiate } = joinRequestsApi.endpoints.listBoardJoinRequests;
  await act(async () => {
    await app.store.dispatch(initiate(BOARD_ID, { forceRefetch: true, subscribe: false }));
  });
  expect(await screen.findByText('Another application of this person has another verdict.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to send' })).toBeDisabled();
});
