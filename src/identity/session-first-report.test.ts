// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionWithService } from '@kit/session-with-service';
import { STATE_CHECK_WATCHDOG_MS } from './session';

afterEach(() => {
  vi.useRealTimers();
});

describe('the first report of the identity service', () => {
  it('fails with a message after 15 s without a report', async () => {
    expect(STATE_CHECK_WATCHDOG_MS).toBe(15_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { start, store } = sessionWithService();
    start();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(store.getState().session.status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().session).toMatchObject({
      status: 'error',
      reason: expect.stringContaining('The sign-in service did not respond.') as string,
    });
  });

  it('loads the service once for several checks', async () => {
    const { start, load, startAs } = sessionWithService();
    await startAs({ kind: 'signedOut' });
    start();
    start();
    expect(load).toHaveBeenCalledOnce();
  });

  it('ends the session of a stored account that the service has signed out', async () => {
    const { store, startAs } = sessionWithService({}, { isRemembered: true });
    await startAs({ kind: 'signedOut' });
    expect(store.getState().session).toMatchObject({ reason: 'ended', isRedirectPending: false });
  });

  it('reports no ended session to a visitor', async () => {
    const { store, startAs } = sessionWithService();
    await startAs({ kind: 'signedOut' });
    expect(store.getState().session.reason).toBe('reported');
  });

  it('stores an empty reason if the error has no message', async () => {
    const { start, store, load } = sessionWithService();
    load.mockRejectedValue('no error');
    start();
    await vi.waitFor(() => expect(store.getState().session.status).toBe('error'));
    expect(store.getState().session.reason).toBe('');
  });
});
