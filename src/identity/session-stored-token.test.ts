// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana, sessionWithService } from '@kit/session-with-service';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';

const WATCHDOG_MS = 5000;

/** An app that finds a valid token of Ana's on the device. */
function setUp() {
  const stored = makeIdToken(ana, { projectId: 'p' });
  const made = sessionWithService(
    { getToken: async ({ forceRefresh = false } = {}) => (forceRefresh ? 'fresh' : 'from the service') },
    { isRemembered: true, storedToken: stored, watchdogMs: WATCHDOG_MS },
  );
  return { ...made, stored };
}

/** Whether a promise has been settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const settled = vi.fn();
  void promise.then(settled, settled);
  await new Promise((resolve) => setImmediate(resolve));
  return settled.mock.calls.length > 0;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a valid stored token', () => {
  it('is handed out at once, without the identity service', async () => {
    const { session, load, stored } = setUp();
    expect(await session.getToken()).toBe(stored);
    expect(load).not.toHaveBeenCalled();
  });

  it('counts until the first report; then the service is asked', async () => {
    const { session, start, stored, state, report } = setUp();
    start();
    expect(await session.getToken()).toBe(stored);
    await report({ kind: 'signedIn', identity: ana });
    expect(state()).toMatchObject({ status: 'signedIn' });
    expect(await session.getToken()).toBe('from the service');
  });

  it.each([
    ['nobody', { kind: 'signedOut' }, null],
    ['somebody else', { kind: 'signedIn', identity: { ...ana, uid: 'u2' } }, 'from the service'],
  ] as const)('is worth nothing once the service has reported %s', async (_who, event, expected) => {
    const { session, start, report } = setUp();
    start();
    await report(event);
    expect(await session.getToken()).toBe(expected);
  });

  it('that the backend refuses is renewed by the service, which is loaded for it', async () => {
    const { session, stored, report } = setUp();
    await session.getToken();
    const renewed = session.renewToken(stored);
    const next = session.getToken();
    expect(await isSettled(renewed)).toBe(false);
    // Other calls wait too, instead of being refused as well.
    expect(await isSettled(next)).toBe(false);
    await report({ kind: 'signedIn', identity: ana });
    expect(await renewed).toBe('fresh');
    expect(await next).toBe('from the service');
  });

  it.each([
    ['nobody', { kind: 'signedOut' }],
    ['somebody else', { kind: 'signedIn', identity: { ...ana, uid: 'u2' } }],
  ] as const)('that the backend refuses is not renewed if the service reports %s', async (_who, event) => {
    const { session, stored, report } = setUp();
    await session.getToken();
    const renewed = session.renewToken(stored);
    await report(event);
    expect(await renewed).toBeNull();
  });

  it('still counts when the backend refuses a token that was never given out to this person', async () => {
    const { session, load, stored, state } = setUp();
    await session.getToken();
    expect(await session.renewToken('token of somebody before')).toBeNull();
    expect(state().status).toBe('storedToken');
    expect(await session.getToken()).toBe(stored);
    expect(load).not.toHaveBeenCalled();
  });

  it('is not handed out any more once another tab has stored something else', async () => {
    const { session, state, report } = setUp();
    session.otherTabStored(null);
    expect(state().status).toBe('unknown');
    const token = session.getToken();
    expect(await isSettled(token)).toBe(false);
    await report({ kind: 'signedOut' });
    expect(await token).toBeNull();
  });

  it('is enough as long as the service cannot be loaded; when it has expired, the check has failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { session, start, load, stored, state } = setUp();
    load.mockRejectedValue(new Error('no line'));
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().status).toBe('storedToken');
    expect(await session.getToken()).toBe(stored);
    // Tried again meanwhile: the person may have signed out elsewhere.
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(load).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await session.getToken()).toBeNull();
    expect(state()).toMatchObject({ status: 'error', reason: 'no line' });
  });

  it('is enough as long as the service does not answer; a late report counts', async () => {
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
