import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stamped, type Assessment } from '@/domain/review/assessment';
import { answersAreIn } from '@kit/steps';
import { BOARD_ID, REQUEST_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import '@kit/review-device';
import { indexedDbStorage } from '../state/indexed-db-storage';

const decision = (kind: 'approve' | 'reject') => `/boards/join-requests/${REQUEST_ID}/${kind}`;

/** Opens the review dialog for a request that this was written about at the desk. */
async function openWith(assessment: Partial<Assessment>) {
  await indexedDbStorage('uid-creator').mergeAssessments(BOARD_ID, [[REQUEST_ID, stamped(assessment, 1)]]);
  const app = renderApp(`/boards/${BOARD_ID}?tab=requests`, { as: 'creator' });
  await app.user.click(await screen.findByRole('button', { name: /^Aino/ }));
  await screen.findByRole('dialog', { name: 'User Application' });
  return app;
}
const note = () => screen.getByLabelText('Acceptance/Rejection Note');
const accept = () => screen.getByRole('button', { name: 'Accept Join Request' });
const reject = () => screen.getByRole('button', { name: 'Reject Join Request' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const WELCOME = 'Hi {firstName}, welcome';
const SORRY = 'Hi {firstName}, sorry';

it('fills the person’s own data into a note from the desk before it is sent', async () => {
  const app = await openWith({ notes: { accept: WELCOME, reject: null } });
  await waitFor(() => expect(note()).toHaveValue('Hi Aino, welcome'));
  await app.user.click(accept());
  await isClosed();
  expect(app.callsTo('PUT', decision('approve'))).toMatchObject([
    { body: { acceptanceNote: 'Hi Aino, welcome' } },
  ]);
});

it.each([
  ['yes', 'Hi Aino, welcome'],
  ['no', 'Hi Aino, sorry'],
  [null, 'Hi Aino, welcome'],
] as const)('begins, after the verdict %s, with %j', async (verdict, expected) => {
  await openWith({ verdict, notes: { accept: WELCOME, reject: SORRY } });
  await waitFor(() => expect(note()).toHaveValue(expected));
});

it('sends what was written for either decision with either', async () => {
  const app = await openWith({ notes: { accept: 'Until soon', reject: 'Until soon' } });
  await waitFor(() => expect(note()).toHaveValue('Until soon'));
  await app.user.click(reject());
  await isClosed();
  expect(app.callsTo('PUT', decision('reject'))).toMatchObject([{ body: { rejectionNote: 'Until soon' } }]);
});

it('never sends a welcome with a rejection: a note for the other decision has to be changed first', async () => {
  const app = await openWith({ notes: { accept: WELCOME, reject: null } });
  await waitFor(() => expect(note()).toHaveValue('Hi Aino, welcome'));
  await app.user.click(reject());
  expect(note()).toHaveAccessibleDescription(/You wrote this note for an acceptance\. Change or empty it/);
  expect(note()).toHaveFocus();
  await answersAreIn(app);
  expect(app.callsTo('PUT', decision('reject'))).toEqual([]);
  await app.user.clear(note());
  expect(note()).not.toHaveAccessibleDescription();
  await app.user.click(reject());
  await isClosed();
  expect(app.callsTo('PUT', decision('reject'))).toMatchObject([{ body: { rejectionNote: '' } }]);
});

it('sends no placeholder that nothing is known for, but other words in braces', async () => {
  const app = await openWith({});
  await app.user.type(note(), 'For you as {{ROLE}, see {{later}');
  await app.user.click(accept());
  expect(note()).toHaveAccessibleDescription(/Fill in \{ROLE\} before sending/);
  await answersAreIn(app);
  expect(app.callsTo('PUT', decision('approve'))).toEqual([]);
  await app.user.clear(note());
  await app.user.type(note(), 'See {{later}');
  await app.user.click(accept());
  await isClosed();
  expect(app.callsTo('PUT', decision('approve'))).toMatchObject([
    { body: { acceptanceNote: 'See {later}' } },
  ]);
});
