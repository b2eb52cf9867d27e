import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MarkPatch } from '@/domain/review/mark';
import { deskDatabase } from '@/features/review-desk/state/database';
import { emptyProfileQuestions } from '@/demo/db';
import { waitForResponses } from '@kit/steps';
import { storeMark } from '@kit/open-desk';
import { accept, isClosed, note, openReview, reject } from '@kit/open-review';
import { BOARD_ID, REQUEST_ID } from '@kit/people';

const decision = (kind: 'approve' | 'reject') => `/boards/join-requests/${REQUEST_ID}/${kind}`;

/** Opens the review dialog for a request that has a mark from the desk. */
async function openWith(patch: MarkPatch) {
  await storeMark(REQUEST_ID, patch);
  return openReview();
}

const WELCOME = 'Hi {firstName}, welcome';

it('fills placeholders of a note from the desk before it is sent', async () => {
  const app = await openWith({ verdict: 'yes', note: WELCOME, noteOutcome: 'accept' });
  await waitFor(() => expect(note()).toHaveValue('Hi Aino, welcome'));
  await app.user.click(accept());
  await isClosed();
  expect(app.callsTo('PUT', decision('approve'))).toMatchObject([
    { body: { acceptanceNote: 'Hi Aino, welcome' } },
  ]);
});

it('sends a note that was written without a verdict with either decision', async () => {
  const app = await openWith({ note: 'Until soon' });
  await waitFor(() => expect(note()).toHaveValue('Until soon'));
  await app.user.click(reject());
  await isClosed();
  expect(app.callsTo('PUT', decision('reject'))).toMatchObject([{ body: { rejectionNote: 'Until soon' } }]);
});

it('stores an emptied note as no note, as the desk and the sending screen do', async () => {
  const app = await openWith({ note: 'Until soon' });
  await waitFor(() => expect(note()).toHaveValue('Until soon'));
  await app.user.clear(note());
  const stored = async () => (await deskDatabase('uid-creator').readMarks(BOARD_ID)).get(REQUEST_ID);
  await waitFor(async () => expect(await stored()).toMatchObject({ note: '' }));
});

it('never sends an acceptance’s note with a rejection', async () => {
  const app = await openWith({ verdict: 'yes', note: WELCOME, noteOutcome: 'accept' });
  await waitFor(() => expect(note()).toHaveValue('Hi Aino, welcome'));
  await app.user.click(reject());
  expect(note()).toHaveAccessibleDescription(/You wrote this note for an acceptance\. Change or empty it/);
  expect(note()).toHaveFocus();
  await waitForResponses(app);
  expect(app.callsTo('PUT', decision('reject'))).toEqual([]);
  await app.user.clear(note());
  await app.user.type(note(), 'Sorry');
  expect(note()).not.toHaveAccessibleDescription();
  await app.user.click(reject());
  await isClosed();
  expect(app.callsTo('PUT', decision('reject'))).toMatchObject([{ body: { rejectionNote: 'Sorry' } }]);
});

it('blocks unfilled placeholders, and sends other words in braces', async () => {
  const app = await openReview((db) => {
    const applicant = db.users.find(({ _id }) => _id === 'applicant');
    if (applicant) applicant.profileQuestions = emptyProfileQuestions();
  });
  await app.user.type(note(), 'For you as {{ROLE}, see {{later}');
  await app.user.click(accept());
  expect(note()).toHaveAccessibleDescription(/Fill in \{ROLE\} before sending/);
  await waitForResponses(app);
  expect(app.callsTo('PUT', decision('approve'))).toEqual([]);
  await app.user.clear(note());
  await app.user.type(note(), 'See {{later}');
  await app.user.click(accept());
  await isClosed();
  expect(app.callsTo('PUT', decision('approve'))).toMatchObject([
    { body: { acceptanceNote: 'See {later}' } },
  ]);
});
