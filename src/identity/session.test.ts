import { describe, expect, it, vi } from 'vitest';
import { ana, sessionWithService } from '@kit/session-with-service';
import { signedIn, tokenObtained } from './auth-slice';
import { SessionEndedError, type IdentityProvider } from './identity-provider';
import { hasCheckFailed } from './session-slice';

const idle: IdentityProvider = {
  watch: () => () => undefined,
  signIn: async () => null,
  signOut: async () => undefined,
  getToken: async () => null,
};
const status = (store: ReturnType<typeof sessionWithService>['store']) => store.getState().session.status;

describe('createSession', () => {
  it('does not load the identity service for a visitor’s request', async () => {
    const { session, load } = sessionWithService();
    expect(await session.getToken()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for the first report before it gives a token', async () => {
    const { store, session, report, load } = sessionWithService();
    store.dispatch(signedIn(ana));
    const token = session.getToken();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await report({ kind: 'signedIn', identity: ana });
    expect(await token).toBe('token-1');
    expect(store.getState().auth.accessToken).toBe('token-1');
  });

  it('follows a sign-out in another tab', async () => {
    const { store, start, report } = sessionWithService();
    start();
    await report({ kind: 'signedIn', identity: ana });
    expect(status(store)).toBe('signedIn');
    await report({ kind: 'signedOut' });
    expect(store.getState()).toMatchObject({
      auth: { isLoggedIn: false },
      session: { status: 'signedOut', reason: 'reported' },
    });
  });

  it.each([
    ['a sign-out in another tab', null],
    ['another account’s sign-in in another tab', 'u2'],
  ])('prefers %s to the service’s first report', async (_what, uid) => {
    const signOut = vi.fn(async () => undefined);
    const { session, store, start, report } = sessionWithService({ signOut }, { isRemembered: true });
    start();
    session.otherTabStored(uid);
    await report({ kind: 'signedIn', identity: ana });
    expect(signOut).toHaveBeenCalledOnce();
    await report({ kind: 'signedOut' });
    expect(store.getState()).toMatchObject({
      auth: { isLoggedIn: false },
      session: { status: 'signedOut', reason: 'reported' },
    });
    // The user signs in again.
    await report({ kind: 'signedIn', identity: ana });
    expect(status(store)).toBe('signedIn');
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('does not load the service for a visitor after a sign-out in another tab', () => {
    const { session, load } = sessionWithService();
    session.otherTabStored(null);
    expect(load).not.toHaveBeenCalled();
  });

  it('accepts the first report if the other tab signs in again, or the sign-out fails', async () => {
    const signOut = vi.fn(() => Promise.reject(new Error('The storage is off')));
    const again = sessionWithService({ signOut });
    again.start();
    again.session.otherTabStored(null);
    again.session.otherTabStored(ana.uid);
    await again.report({ kind: 'signedIn', identity: ana });
    expect(status(again.store)).toBe('signedIn');
    expect(signOut).not.toHaveBeenCalled();

    const stuck = sessionWithService({ signOut });
    stuck.start();
    stuck.session.otherTabStored(null);
    await stuck.report({ kind: 'signedIn', identity: ana });
    await vi.waitFor(() => expect(status(stuck.store)).toBe('signedIn'));
  });

  it('falls back to the stored token while the service has no token', async () => {
    const { store, session, report } = sessionWithService({
      getToken: () => Promise.reject(new Error('network')),
    });
    store.dispatch(signedIn(ana));
    store.dispatch(tokenObtained('stored'));
    const token = session.getToken();
    await report({ kind: 'signedIn', identity: ana });
    expect(await token).toBe('stored');
    expect(await session.refreshIdToken('stored')).toBeNull();
    expect(status(store)).toBe('signedIn');
  });

  it('ends the session when the service withdraws it', async () => {
    const signOut = vi.fn(async () => undefined);
    const { store, session, report } = sessionWithService({
      getToken: () => Promise.reject(new SessionEndedError()),
      signOut,
    });
    store.dispatch(signedIn(ana));
    const token = session.getToken();
    await report({ kind: 'signedIn', identity: ana });
    expect(await token).toBeNull();
    expect(store.getState()).toMatchObject({
      auth: { isLoggedIn: false, accessToken: null },
      session: { status: 'signedOut', reason: 'ended' },
    });
    expect(signOut).toHaveBeenCalledOnce();
    await report({ kind: 'signedOut' });
    expect(store.getState().session.reason).toBe('ended');
  });

  it('ignores rejected tokens of the previous account', async () => {
    const forced: (boolean | undefined)[] = [];
    const { store, session, report } = sessionWithService({
      getToken: async (options) => {
        forced.push(options?.forceRefresh);
        return `token-${store.getState().auth.uid}`;
      },
    });
    store.dispatch(signedIn(ana));
    const first = session.getToken();
    await report({ kind: 'signedIn', identity: ana });
    expect(await first).toBe('token-u1');

    await report({ kind: 'signedIn', identity: { ...ana, uid: 'u2' } });
    expect(await session.refreshIdToken('token-u1')).toBeNull();
    await session.end('token-u1');
    expect(status(store)).toBe('signedIn');
    expect(store.getState().auth.accessToken).toBeNull();
    expect(forced).toEqual([false]);

    expect(await session.getToken()).toBe('token-u2');
    expect(await session.refreshIdToken('token-u2')).toBe('token-u2');
    await session.end('token-u2');
    expect(status(store)).toBe('signedOut');
  });

  it('drops a token that arrives after another account has signed in', async () => {
    let resolveToken = (_token: string) => {};
    const getToken = vi.fn(() => new Promise<string>((resolve) => (resolveToken = resolve)));
    const { store, session, report } = sessionWithService({ getToken });
    store.dispatch(signedIn(ana));
    const token = session.getToken();
    await report({ kind: 'signedIn', identity: ana });
    await vi.waitFor(() => expect(getToken).toHaveBeenCalledOnce());
    await report({ kind: 'signedIn', identity: { ...ana, uid: 'u2' } });
    resolveToken('token-u1');
    expect(await token).toBeNull();
    expect(store.getState().auth.accessToken).toBeNull();
  });

  it('ends the session if the service signs out before it throws', async () => {
    let reportSignOut = async () => {};
    const { store, session, report } = sessionWithService({
      getToken: async () => {
        await reportSignOut();
        throw new SessionEndedError();
      },
    });
    store.dispatch(signedIn(ana));
    reportSignOut = () => report({ kind: 'signedOut' });
    const token = session.getToken();
    await report({ kind: 'signedIn', identity: ana });
    expect(await token).toBeNull();
    expect(store.getState().session).toMatchObject({ status: 'signedOut', reason: 'ended' });
  });

  it('reports a failed check and retries on request', async () => {
    const { store, start, load, report } = sessionWithService();
    load.mockRejectedValueOnce(new Error('auth/invalid-api-key'));
    start();
    await vi.waitFor(() => expect(status(store)).toBe('error'));
    expect(store.getState().session.reason).toBe('auth/invalid-api-key');
    start();
    expect(status(store)).toBe('unknown');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await report({ kind: 'signedOut' });
    expect(status(store)).toBe('signedOut');
  });

  it('retries a timed-out check on request', async () => {
    const { store, start, load, report } = sessionWithService({}, { watchdogMs: 10 });
    start();
    await vi.waitFor(() => expect(status(store)).toBe('error'));
    start();
    expect(status(store)).toBe('unknown');
    await vi.waitFor(() => expect(status(store)).toBe('error'));
    await report({ kind: 'signedOut' });
    expect(status(store)).toBe('signedOut');
    expect(load).toHaveBeenCalledOnce();
  });

  it('sends requests without a token after a failed check', async () => {
    const { store, start, session, report } = sessionWithService({}, { watchdogMs: 10, isRemembered: true });
    expect(await session.getToken()).toBeNull();
    expect(status(store)).toBe('error');
    expect(await session.getToken()).toBeNull();
    start();
    expect(hasCheckFailed(store.getState().session)).toBe(true);
    await report({ kind: 'signedIn', identity: ana });
    expect(hasCheckFailed(store.getState().session)).toBe(false);
    expect(await session.getToken()).toBe('token-1');
  });

  it('reports that the service does not respond on sign-in, and retries', async () => {
    const { session, load } = sessionWithService({}, { watchdogMs: 10 });
    let arrive = () => {};
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ ...idle, signIn: async () => ana });
        }),
    );
    await expect(session.signIn()).rejects.toThrow(/did not respond/);
    const again = session.signIn();
    arrive();
    expect(await again).toEqual(ana);
    expect(load).toHaveBeenCalledOnce();
  });
});
