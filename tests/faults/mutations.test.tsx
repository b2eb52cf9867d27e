import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { clearToasts } from '@/ui/toasts/toast-store';
import { BOARD_ID, REQUEST_ID, testDb } from '../people';
import { identityOf, renderApp } from '../render-app';
import { FAULT_KINDS, HAS_GOOD_STATUS, install, SENTENCES, type FaultKind } from './fault-kinds';
import { holdLongTimers } from './held-timers';
import { MUTATION_ROWS, pressSubmit, STILL_PENDING, type MutationRow } from './mutation-rows';
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

  if (HAS_GOOD_STATUS.has(kind) && row.ended?.[kind] === undefined) {
    await expectTold(row.done);
    expect(fault.met()).toBe(1);
    return expectNoLeaks();
  }
  if (kind === '401') {
    await signInAgain(app, row.as, fault);
    await row.open(app);
  } else {
    await expectTold(row.ended?.[kind] ?? row.told(kind));
    expectNavBar();
  }
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
  row.kept?.();
  if (row.ended?.[kind] !== undefined) return;

  fault.stop();
  clearToasts();
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

const waiting = () => screen.queryByRole('region', { name: 'Decisions not sent yet' });

/** At the desk a decision can be undone and is sent later; what has not been sent waits in a bar. */
async function meetAtDesk(kind: FaultKind): Promise<void> {
  const timers = holdLongTimers();
  const fault = install({ method: 'put', path: `/boards/join-requests/${REQUEST_ID}/approve` }, kind);
  const app = renderApp(`/boards/${BOARD_ID}/review`, { as: 'creator' });
  await screen.findByRole('list', { name: 'Applications' });
  await app.user.keyboard('a');
  await app.user.click(await screen.findByRole('textbox', { name: /^Note with your/ }));
  await app.user.paste('Welcome');
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await app.user.click(await screen.findByRole('button', { name: /^Send now/ }));
  if (kind === 'no answer until the timeout') await timers.expire(REQUEST_TIMEOUT_MS, fault.met);

  if (HAS_GOOD_STATUS.has(kind)) {
    await waitFor(() => expect(waiting()).toBeNull());
    expect(fault.met()).toBe(1);
    return expectNoLeaks();
  }
  if (kind === '401') await signInAgain(app, 'creator', fault);
  else await expectTold(kind === '404' ? STILL_PENDING : SENTENCES[kind]);
  expect(await screen.findByRole('region', { name: 'Decisions not sent yet' })).toBeVisible();
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
  expectNavBar();
  fault.stop();
  await app.user.click(await screen.findByRole('button', { name: /^(Try again|Send)/ }));
  await waitFor(() => expect(waiting()).toBeNull());
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
}

describe('decide at the review desk (approveJoinRequest)', () => {
  it.each(FAULT_KINDS)('%s', (kind) => meetAtDesk(kind));
});
