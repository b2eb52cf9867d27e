import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicants, applicantRequestId } from '@kit/applicants';
import { decisions, rejectPath, SEND_PATH, storeEntry, storeMark, confirmAll, press } from '@kit/open-desk';
import { renderApp, type App } from '@kit/render-app';
import { callLosesResponse, callFails, callIsHeld, listsShow } from '@kit/scenarios';
import { waitForResponses } from '@kit/steps';

const REJECT = '/boards/join-requests/:id/reject';

/** Rejects this many without a note, without waiting for the countdown. */
async function rejectAll(count: number) {
  const app = await confirmAll(count);
  await press(app, 'Send now');
  return app;
}

async function signOut({ user }: Pick<App, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /Sign Out/i }));
}

const bar = () => within(screen.getByRole('region', { name: 'Decisions being sent' }));

it('shows the countdown, and sends nothing after Undo', async () => {
  const app = await confirmAll(2);
  expect(bar().getByText('Sending 2 rejections in 8 s')).toBeVisible();
  await press(app, 'Undo');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Decisions being sent' })).toBeNull());
  await waitForResponses(app);
  expect(decisions(app)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Send 2 rejections, 2 without a note' })).toBeEnabled();
});

it('starts sending after eight seconds', { timeout: 20_000 }, async () => {
  const app = await confirmAll(1);
  expect(await screen.findByText('1 of 1 was sent.', {}, { timeout: 15_000 })).toBeVisible();
  expect(decisions(app)).toHaveLength(1);
});

it('shows progress on every screen, and Stop leaves the rest as verdicts', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(9);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await app.user.click(screen.getByRole('link', { name: 'My Boards' }));
  expect(bar().getByText('Sending 0 of 9')).toBeVisible();
  await press(app, 'Stop');
  held.stop();
  expect(await screen.findByText('You stopped sending. 4 of 9 were sent.')).toBeVisible();
  expect(decisions(app)).toHaveLength(4);
  await app.user.click(bar().getByRole('link'));
  expect(await screen.findByRole('button', { name: 'Send 5 rejections, 5 without a note' })).toBeEnabled();
  await press(app, 'Dismiss');
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Decisions being sent' })).toBeNull();
});

it('stops after three failures in a row, and sends the rest on the next press', async () => {
  const failure = callFails('put', REJECT, 500);
  const app = await rejectAll(12);
  expect(
    await screen.findByText(
      'The server keeps failing, so sending has stopped. Try again later. 0 of 12 were sent.',
    ),
  ).toBeVisible();
  expect(decisions(app).length).toBeLessThanOrEqual(6);
  failure.stop();
  await press(app, 'Send 12 rejections, 12 without a note');
  await press(app, 'Send now');
  expect(await screen.findByText('12 of 12 were sent.', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText('Nothing to send')).toBeVisible();
});

it('shows the end of the server’s rate limit', async () => {
  callFails('put', REJECT, 429, { message: 'Slow down' }, { 'Retry-After': '300' });
  const app = await rejectAll(1);
  expect(
    await screen.findByText(/^Sent 0 of 1\. The server is busy, so sending continues at .*\d.*\.$/),
  ).toBeVisible();
  await press(app, 'Stop');
  expect(await screen.findByText('You stopped sending. 0 of 1 were sent.')).toBeVisible();
});

it('counts a decision as sent if the list shows it after a lost response', async () => {
  callLosesResponse('put', rejectPath(1));
  const app = await rejectAll(1);
  expect(await screen.findByText('1 of 1 was sent.')).toBeVisible();
  expect(decisions(app)).toHaveLength(1);
});

it('shows the server’s rejection in its row, and keeps the verdict', async () => {
  callFails('put', rejectPath(1), 422, { message: 'Please be kinder' });
  await rejectAll(2);
  expect(await screen.findByText('1 of 2 was sent. Please be kinder')).toBeVisible();
  expect(screen.getByText('Please be kinder')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send 1 rejection, 1 without a note' })).toBeEnabled();
});

it('shows the server’s message in the row of a decision that stays pending', async () => {
  callFails('put', rejectPath(1), 409, { message: 'Already a member of this board' });
  await rejectAll(1);
  expect(await screen.findByText('0 of 1 were sent. Already a member of this board')).toBeVisible();
  expect(screen.getByText('Already a member of this board')).toBeVisible();
});

it('shows the server’s message in the run’s line if the row leaves the list', async () => {
  callFails('put', rejectPath(1), 409, { message: 'Already a member of this board' });
  const app = await confirmAll(1);
  listsShow((request) => (decisions(app).length > 0 ? null : request));
  await press(app, 'Send now');
  expect(await screen.findByText('0 of 1 were sent. Already a member of this board')).toBeVisible();
});

it('sends decisions in the displayed order', async () => {
  const app = await rejectAll(11);
  expect(await screen.findByText('11 of 11 were sent.', {}, { timeout: 20_000 })).toBeVisible();
  expect(decisions(app).map(({ path }) => path)).toEqual(
    Array.from({ length: 11 }, (_, index) => rejectPath(index + 1)),
  );
});

it('asks before signing out while decisions are being sent', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(5);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await signOut(app);
  const question = within(
    await screen.findByRole('dialog', { name: 'Sign out while decisions are being sent?' }),
  );
  await app.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'User menu' })).toBeVisible();
  await signOut(app);
  await press(app, 'Sign out');
  held.stop();
  expect(await screen.findByText('Not all decisions were sent')).toBeVisible();
  await waitForResponses(app);
  expect(decisions(app)).toHaveLength(4);
});

it('lists an unanswered decision of an earlier visit once it is settled', async () => {
  await storeMark(applicantRequestId(1), { verdict: 'no' });
  await storeEntry({ requestId: applicantRequestId(1), outcome: 'reject', result: 'unanswered', note: '' });
  const app = renderApp(SEND_PATH, { as: 'creator', arrange: applicants(2) });
  expect(await screen.findByRole('button', { name: 'Send 1 rejection, 1 without a note' })).toBeEnabled();
  expect(decisions(app)).toEqual([]);
});
