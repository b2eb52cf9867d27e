import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { toastStore } from '@/ui/toasts/toast-store';
import { BOARD_ID, REQUEST_ID, testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { FAULT_KINDS, HAS_GOOD_STATUS, install, type FaultKind } from './fault-kinds';
import { holdLongTimers } from './held-timers';
import { MUTATION_ROWS, pressSubmit, type MutationRow } from './mutation-rows';
import { expectNavBar, expectNoLeaks, expectTold, signInAgain } from './screen-checks';

/** After a 401 the call is repeated once with a fresh token; nothing else is ever sent twice automatically. */
const sendsOf = (kind: FaultKind) => (kind === '401' ? 2 : 1);

async function meet(row: MutationRow, kind: FaultKind): Promise<void> {
  const timers = holdLongTimers();
  const fault = install(row.call, kind);
  const app = renderApp(row.path, {
    as: row.as,
    ...(row.arrange === undefined ? {} : { arrange: row.arrange }),
  });
  await row.open(app);
  await row.fill?.(app);
  expect(screen.queryByText(row.done)).toBeNull();
  await pressSubmit(row);
  if (kind === 'no answer until the timeout') await timers.expire(REQUEST_TIMEOUT_MS, fault.met);

  if (HAS_GOOD_STATUS.has(kind)) {
    await expectTold(row.done);
    expect(fault.met()).toBe(1);
    return expectNoLeaks();
  }
  if (kind === '401') {
    await signInAgain(app, row.as, fault);
    await row.open(app);
  } else {
    await expectTold(row.told(kind));
    expectNavBar();
  }
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
  row.kept?.();

  fault.stop();
  toastStore.set([]);
  await pressSubmit(row);
  await expectTold(row.done);
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
}

describe.each(MUTATION_ROWS)('$screen ($endpoint)', (row) => {
  it.each(FAULT_KINDS)('%s', (kind) => meet(row, kind));
});

/** Tells the backend that somebody has signed in; the login is valid without it. */
async function meetAtSignIn(kind: FaultKind): Promise<void> {
  const timers = holdLongTimers();
  const fault = install({ method: 'post', path: '/auth/google-login' }, kind);
  const app = renderApp('/auth?redirect=%2Fcomingsoon');
  app.identity.nextSignIn = identityOf(testDb(), 'outsider');
  await app.user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  if (kind === 'no answer until the timeout') await timers.expire(REQUEST_TIMEOUT_MS, fault.met);
  if (kind === '401') await signInAgain(app, 'outsider', fault);
  expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
}

describe('signing in (createUser)', () => {
  it.each(FAULT_KINDS)('%s', (kind) => meetAtSignIn(kind));
});

/** Nobody knows whether the server has acted. */
const MAY_HAVE_ARRIVED: ReadonlySet<FaultKind> = new Set([
  '500',
  'dropped connection',
  'no answer until the timeout',
]);
const FAULTS_UNTIL_PAUSE = 3;

/** At the desk decisions are sent together. What fails pauses them, or is told with its reason; another try sends it. */
async function meetAtDesk(kind: FaultKind): Promise<void> {
  const timers = holdLongTimers();
  const fault = install({ method: 'put', path: `/boards/join-requests/${REQUEST_ID}/reject` }, kind);
  const app = renderApp(`/boards/${BOARD_ID}/review`, { as: 'creator' });
  await screen.findByRole('list', { name: 'Applications' });
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await app.user.click(await screen.findByRole('button', { name: 'Send 1 rejection' }));

  if (HAS_GOOD_STATUS.has(kind)) {
    await screen.findByText('Sent 1 of 1.');
    expect(fault.met()).toBe(1);
    return expectNoLeaks();
  }
  // What may have arrived is compared with the list, and tried again, until it is plain that the server is down.
  if (MAY_HAVE_ARRIVED.has(kind)) {
    for (let time = 1; time <= FAULTS_UNTIL_PAUSE; time += 1) {
      if (kind === 'no answer until the timeout') {
        await timers.expire(REQUEST_TIMEOUT_MS, () => (fault.met() === time ? 1 : 0));
      }
      await waitFor(() => expect(fault.met()).toBeGreaterThanOrEqual(time));
    }
    await screen.findByText(/^Paused, because the server has failed several times in a row/);
  } else if (kind === '401') await signInAgain(app, 'creator', fault);
  else if (kind === '429') {
    await waitFor(() => expect(fault.met()).toBe(1));
    await screen.findByText('Sending: Sent 0 of 1, 1 not sent.');
    // It would be sent again after a while, in the middle of another test.
    await app.user.click(screen.getByRole('button', { name: 'Don’t send the rest' }));
  } else
    await screen.findByText(
      /^Sent 0 of 1, 1 (not sent|decided elsewhere or gone|not sent because you are not allowed to)\.$/,
    );
  expectNoLeaks();
  expectNavBar();
}

describe('decide at the review desk (rejectJoinRequest)', () => {
  it.each(FAULT_KINDS)('%s', (kind) => meetAtDesk(kind));
});
