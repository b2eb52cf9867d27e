import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { toastStore } from '@/ui/toasts/toast-store';
import { BOARD_ID, REQUEST_ID, testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { FAULT_KINDS, HAS_GOOD_STATUS, install, type FaultKind } from './fault-kinds';
import { holdLongTimers } from './held-timers';
import { MUTATION_ROWS, pressSubmit, type MutationRow } from './mutation-rows';
import { expectNavBar, expectNoLeaks, expectTold, signInAgain } from './screen-checks';

// A reviewer's notes are stored there.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

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
  await row.kept?.();

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

/** At the desk decisions are sent together. A failed one stays a verdict, with the reason in its row. */
async function meetAtDesk(kind: FaultKind): Promise<void> {
  const timers = holdLongTimers();
  const fault = install({ method: 'put', path: `/boards/join-requests/${REQUEST_ID}/reject` }, kind);
  const app = renderApp(`/boards/${BOARD_ID}/review`, { as: 'creator' });
  await screen.findByRole('list', { name: 'Applications' });
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await app.user.click(await screen.findByRole('button', { name: /^Send 1 rejection/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Send now' }));

  if (HAS_GOOD_STATUS.has(kind)) {
    await screen.findByText('1 of 1 was sent.');
    expect(fault.met()).toBe(1);
    return expectNoLeaks();
  }
  if (kind === 'no answer until the timeout') await timers.expire(REQUEST_TIMEOUT_MS, fault.met);
  if (kind === '401') await signInAgain(app, 'creator', fault);
  else if (kind === '429') {
    await screen.findByText(/^Sent 0 of 1\. The server is busy/);
    // The decision would be sent later, during another test.
    await app.user.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('You stopped sending. 0 of 1 were sent.');
  } else await screen.findByText('0 of 1 were sent.');
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
  expectNavBar();
}

describe('decide at the review desk (rejectJoinRequest)', () => {
  it.each(FAULT_KINDS)('%s', (kind) => meetAtDesk(kind));
});
