// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana, sessionWithService } from '@kit/session-with-service';
import { STATE_CHECK_WATCHDOG_MS } from './session';

afterEach(() => {
  vi.useRealTimers();
});

describe('the first report of the service', () => {
  it('is awaited for 15 s, then the check has failed with a message', async () => {
    expect(STATE_CHECK_WATCHDOG_MS).toBe(15_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { start, store } = sessionWithService();
    start();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(store.getState().session.status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().session).toMatchObject({
      status: 'error',
      reason: expect.stringContaining('The sign-in service did not answer.') as string,
    });
  });

  it('stops its timer, and a sign-in stops its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session, listeners } = sessionWithService();
    await session.signIn();
    listeners[0]?.({ kind: 'signedIn', identity: ana });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is requested once, however often the session is started', async () => {
    const { start, load, startAs } = sessionWithService();
    await startAs({ kind: 'signedOut' });
    start();
    start();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is the end of the session of somebody who was remembered: the account was disabled, deleted or signed out elsewhere', async () => {
    const { store, startAs } = sessionWithService({}, { isRemembered: true });
    await startAs({ kind: 'signedOut' });
    expect(store.getState().session).toMatchObject({ reason: 'ended', isRedirectDue: false });
  });

  it('is no end of anything for somebody who was not', async () => {
    const { store, startAs } = sessionWithService();
    await startAs({ kind: 'signedOut' });
    expect(store.getState().session.reason).toBe('reported');
  });

  it('has no error message if the failure had none', async () => {
    const { start, store, load } = sessionWithService();
    load.mockRejectedValue('no error');
    start();
    await vi.waitFor(() => expect(store.getState().session.status).toBe('error'));
    expect(store.getState().session.reason).toBe('');
  });
});
