import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toastStore } from '@/ui/toasts/toast-store';
import { BOARD_ID, REQUEST_ID, testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { waitForResponses } from '@kit/steps';
// Reviewers' notes are stored in IndexedDB.
import '@kit/empty-indexeddb';
import { ERROR_KINDS, HAS_GOOD_STATUS, install, isTimeout, type ErrorKind } from './error-kinds';
import { findSubmit, MUTATION_ROWS, pressSubmit, type MutationRow } from './mutation-rows';
import { expectNavBar, expectNoLeaks, expectVisibleText, signInAgain, timeOut } from './screen-checks';

/** A 401 is retried once with a new token. No other mutation is retried. */
const sendsOf = (kind: ErrorKind) => (kind === '401' ? 2 : 1);
/** After these, the form stays open for another attempt. */
const FAILURES = ERROR_KINDS.filter((kind) => kind !== '401' && !HAS_GOOD_STATUS.has(kind));

async function openForm(row: MutationRow) {
  const app = renderApp(row.path, {
    as: row.as,
    ...(row.arrange === undefined ? {} : { arrange: row.arrange }),
  });
  await row.open(app);
  await row.fill?.(app);
  expect(screen.queryByText(row.done)).toBeNull();
  return app;
}

const pressTwice = (control: HTMLElement) => {
  fireEvent.click(control);
  fireEvent.click(control);
};

/** For a button without a form, Enter is a click. */
const enterTwice = (control: HTMLElement) => {
  const { form } = control as HTMLButtonElement;
  if (form === null) return pressTwice(control);
  fireEvent.submit(form);
  fireEvent.submit(form);
};

async function expectSentAgain(row: MutationRow): Promise<void> {
  const app = await openForm(row);
  for (const kind of FAILURES) {
    const failure = install(row.call, kind);
    const control = await findSubmit(row);
    if (isTimeout(kind)) await timeOut(() => pressTwice(control), failure);
    else pressTwice(control);
    await waitFor(() => expect(failure.count(), kind).toBe(1));
    await expectVisibleText(row.shownError(kind));
    // A second request would be recorded, whether pending or finished.
    await waitForResponses(app);
    expect(failure.count(), kind).toBe(1);
    expectNavBar();
    expectNoLeaks();
    await row.expectFilled?.();
    failure.stop();
    act(() => toastStore.set([]));
  }
  const control = await findSubmit(row);
  const before = app.calls.length;
  enterTwice(control);
  await expectVisibleText(row.done);
  await waitForResponses(app);
  const sent = app.calls.slice(before).filter(({ method }) => method === row.call.method.toUpperCase());
  expect(sent).toHaveLength(1);
  expectNoLeaks();
}

async function expectSentAfterSignIn(row: MutationRow): Promise<void> {
  const failure = install(row.call, '401');
  const app = await openForm(row);
  await pressSubmit(row);
  await signInAgain(app, row.as, failure);
  await row.open(app);
  expect(failure.count()).toBe(2);
  await row.expectFilled?.();
  await pressSubmit(row);
  await expectVisibleText(row.done);
  expect(failure.count()).toBe(2);
  expectNoLeaks();
}

async function expectSuccess(row: MutationRow, kind: ErrorKind): Promise<void> {
  const failure = install(row.call, kind);
  await openForm(row);
  await pressSubmit(row);
  await expectVisibleText(row.done);
  expect(failure.count()).toBe(1);
  expectNoLeaks();
}

describe.each(MUTATION_ROWS)('$screen ($endpoint)', (row) => {
  it(`keeps the form after ${FAILURES.join(', ')}, and sends one request per press`, () =>
    expectSentAgain(row));
  it('sends again after another sign-in', () => expectSentAfterSignIn(row));
  it.each([...HAS_GOOD_STATUS])('succeeds with %s', (kind) => expectSuccess(row, kind));
});

/** Creates the user in the backend after sign-in. The session is valid without it. */
async function expectOutcomeAtSignIn(kind: ErrorKind): Promise<void> {
  const failure = install({ method: 'post', path: '/auth/google-login' }, kind);
  const app = renderApp('/auth?redirect=%2Fcomingsoon');
  app.identity.nextSignIn = identityOf(testDb(), 'outsider');
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  if (isTimeout(kind)) await timeOut(() => fireEvent.click(button), failure);
  else await app.user.click(button);
  if (kind === '401') await signInAgain(app, 'outsider', failure);
  expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  expect(failure.count()).toBe(sendsOf(kind));
  expectNoLeaks();
}

describe('sign in (createUser)', () => {
  it.each(ERROR_KINDS)('handles %s', (kind) => expectOutcomeAtSignIn(kind));
});

/** The desk sends decisions as a batch. A failed one stays a verdict, with the reason in its row. */
async function expectOutcomeAtDesk(kind: ErrorKind): Promise<void> {
  const failure = install({ method: 'put', path: `/boards/join-requests/${REQUEST_ID}/reject` }, kind);
  const app = renderApp(`/boards/${BOARD_ID}/review`, { as: 'creator' });
  await screen.findByRole('list', { name: 'Applications' });
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await app.user.click(await screen.findByRole('button', { name: /^Send 1 rejection/ }));
  const sendNow = await screen.findByRole('button', { name: 'Send now' });
  if (isTimeout(kind)) await timeOut(() => fireEvent.click(sendNow), failure);
  else await app.user.click(sendNow);

  if (HAS_GOOD_STATUS.has(kind)) {
    await screen.findByText('1 of 1 was sent.');
    expect(failure.count()).toBe(1);
    return expectNoLeaks();
  }
  if (kind === '401') await signInAgain(app, 'creator', failure);
  else if (kind === '429') {
    await screen.findByText(/^Sent 0 of 1\. The server is busy/);
    // Stops the run, which would send the decision during another test.
    await app.user.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('You stopped sending. 0 of 1 were sent.');
  } else await screen.findByText(/^0 of 1 were sent\./);
  expect(failure.count()).toBe(sendsOf(kind));
  expectNoLeaks();
  expectNavBar();
}

describe('decide at the review desk (rejectJoinRequest)', () => {
  it.each(ERROR_KINDS)('handles %s', (kind) => expectOutcomeAtDesk(kind));
});

it('opens one sign-in window for a double click', async () => {
  const { user, identity } = renderApp('/auth');
  let windows = 0;
  identity.signIn = () => {
    windows += 1;
    return new Promise(() => undefined);
  };
  await user.dblClick(await screen.findByRole('button', { name: 'Sign in with Google' }));
  expect(windows).toBe(1);
});
