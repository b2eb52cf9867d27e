// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ana, sessionWithService } from '@kit/session-with-service';
import { signedIn, tokenObtained } from './auth-slice';
import { SessionEndedError } from './identity-provider';

describe('the session', () => {
  it('gives visitors no token', async () => {
    const { session, provider, startAs } = sessionWithService();
    await startAs({ kind: 'signedOut' });
    expect(await session.getToken()).toBeNull();
    expect(provider.getToken).not.toHaveBeenCalled();
  });

  it('gives no token if the service cannot be loaded', async () => {
    const { session, store, load } = sessionWithService();
    load.mockRejectedValue('no error');
    store.dispatch(signedIn(ana));
    expect(await session.getToken()).toBeNull();
    expect(store.getState().session).toMatchObject({ status: 'signedIn' });
  });

  it('gives no token if the service reports another account', async () => {
    const { session, store, listeners, provider } = sessionWithService();
    store.dispatch(signedIn(ana));
    const token = session.getToken();
    await vi.waitFor(() => expect(listeners).toHaveLength(1));
    listeners[0]?.({ kind: 'signedIn', identity: { ...ana, uid: 'u2' } });
    expect(await token).toBeNull();
    expect(provider.getToken).not.toHaveBeenCalled();
  });

  it('gives the token to a request that waited for the first report', async () => {
    const { session, start, listeners } = sessionWithService();
    start();
    const token = session.getToken();
    await vi.waitFor(() => expect(listeners).toHaveLength(1));
    listeners[0]?.({ kind: 'signedIn', identity: ana });
    expect(await token).toBe('token-1');
  });

  it('stores an unchanged token once', async () => {
    const { session, store, startAs } = sessionWithService();
    await startAs({ kind: 'signedIn', identity: ana });
    await session.getToken();
    expect(store.getState().auth.accessToken).toBe('token-1');
    const onDispatch = vi.fn();
    store.subscribe(onDispatch);
    expect(await session.getToken()).toBe('token-1');
    expect(onDispatch).not.toHaveBeenCalled();
  });

  it('does not give out the stored token if the service has none', async () => {
    const { session, store, startAs } = sessionWithService({ getToken: async () => null });
    await startAs({ kind: 'signedIn', identity: ana });
    store.dispatch(tokenObtained('kept'));
    expect(await session.getToken()).toBeNull();
    expect(store.getState().auth.accessToken).toBe('kept');
    expect(await session.refreshIdToken('null')).toBeNull();
  });

  it('refreshes any rejected token of the account', async () => {
    let count = 0;
    const getToken = vi.fn(async () => `token-${(count += 1)}`);
    const { session, startAs } = sessionWithService({ getToken });
    await startAs({ kind: 'signedIn', identity: ana });
    await session.getToken();
    await session.getToken();
    expect(await session.refreshIdToken('token-1')).toBe('token-3');
    expect(getToken).toHaveBeenLastCalledWith({ forceRefresh: true });
    expect(await session.refreshIdToken('never given out')).toBeNull();
    expect(getToken).toHaveBeenCalledTimes(3);
  });

  it('keeps the session when a token of the previous account is rejected', async () => {
    const getToken = vi.fn<() => Promise<string>>();
    const { session, store, listeners, startAs } = sessionWithService({ getToken });
    let fail = (_error: Error) => {};
    getToken.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
    await startAs({ kind: 'signedIn', identity: ana });
    const token = session.getToken();
    await vi.waitFor(() => expect(getToken).toHaveBeenCalledOnce());
    listeners[0]?.({ kind: 'signedIn', identity: { ...ana, uid: 'u2' } });
    fail(new SessionEndedError());
    expect(await token).toBeNull();
    expect(store.getState().session.status).toBe('signedIn');
  });
});
