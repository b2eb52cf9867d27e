// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana, sessionWithService } from '@kit/session-with-service';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';

const WATCHDOG_MS = 5000;

/** A session with a valid stored token of Ana's. */
function setUp() {
  const stored = makeIdToken(ana, { projectId: 'p' });
  const setup = sessionWithService(
    { getToken: async ({ forceRefresh = false } = {}) => (forceRefresh ? 'fresh' : 'from the service') },
    { isRemembered: true, storedToken: stored, watchdogMs: WATCHDOG_MS },
  );
  return { ...setup, stored };
}

/** Whether a promise has settled. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const settled = vi.fn();
  void promise.then(settled, settled);
  await new Promise((resolve) => setImmediate(resolve));
  return settled.mock.calls.length > 0;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a session with a valid stored token', () => {
  it('uses the stored token without loading the service', async () => {
    const { session, load, stored } = setUp();
    expect(await session.getToken()).toBe(stored);
    expect(load).not.toHaveBeenCalled();
  });

  it('trusts the stored token until the first report', async () => {
    const { session, start, stored, state, report } = setUp();
    start();
    expect(await session.getToken()).toBe(stored);
    await report({ kind: 'signedIn', identity: ana });
    expect(state()).toMatchObject({ status: 'signedIn' });
    expect(await session.getToken()).toBe('from the service');
  });

  it.each([
    ['no account', { kind: 'signedOut' }, null],
    ['another account', { kind: 'signedIn', identity: { ...ana, uid: 'u2' } }, 'from the service'],
  ] as const)('drops the stored token once the service has reported %s', async (_who, event, expected) => {
    const { session, start, report } = setUp();
    start();
    await report(event);
    expect(await session.getToken()).toBe(expected);
  });

  it('loads the service to refresh a rejected stored token', async () => {
    const { session, stored, report } = setUp();
    await session.getToken();
    const refreshed = session.refreshIdToken(stored);
    const next = session.getToken();
    expect(await isSettled(refreshed)).toBe(false);
    // Other requests wait too, instead of getting a 401 as well.
    expect(await isSettled(next)).toBe(false);
    await report({ kind: 'signedIn', identity: ana });
    expect(await refreshed).toBe('fresh');
    expect(await next).toBe('from the service');
  });

  it.each([
    ['no account', { kind: 'signedOut' }],
    ['another account', { kind: 'signedIn', identity: { ...ana, uid: 'u2' } }],
  ] as const)('does not refresh a rejected stored token if the service reports %s', async (_who, event) => {
    const { session, stored, report } = setUp();
    await session.getToken();
    const refreshed = session.refreshIdToken(stored);
    await report(event);
    expect(await refreshed).toBeNull();
  });

  it('trusts the stored token when another token is rejected', async () => {
    const { session, load, stored, state } = setUp();
    await session.getToken();
    expect(await session.refreshIdToken('token of another account')).toBeNull();
    expect(state().status).toBe('storedToken');
    expect(await session.getToken()).toBe(stored);
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for the service once another tab has stored a sign-out', async () => {
    const { session, state, report } = setUp();
    session.otherTabStored(null);
    expect(state().status).toBe('unknown');
    const token = session.getToken();
    expect(await isSettled(token)).toBe(false);
    await report({ kind: 'signedOut' });
    expect(await token).toBeNull();
  });

  it('trusts the stored token until it expires if the service cannot be loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { session, start, load, stored, state } = setUp();
    load.mockRejectedValue(new Error('no line'));
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().status).toBe('storedToken');
    expect(await session.getToken()).toBe(stored);
    // The check is retried, because the user may have signed out in another tab.
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(load).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await session.getToken()).toBeNull();
    expect(state()).toMatchObject({ status: 'error', reason: 'no line' });
  });

  it('trusts the stored token if the service does not respond, until a late report', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session, start, stored, state, report } = setUp();
    start();
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(state().status).toBe('storedToken');
    expect(await session.getToken()).toBe(stored);
    vi.useRealTimers();
    await report({ kind: 'signedOut' });
    expect(state().status).toBe('signedOut');
  });
});
