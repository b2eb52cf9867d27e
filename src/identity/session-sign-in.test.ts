import { describe, expect, it, vi } from 'vitest';
import { ana, sessionWithService } from '@kit/session-with-service';
import { SessionEndedError } from './identity-provider';

describe('signing in', () => {
  it('loads the service and signs the user in', async () => {
    const { session, store, load } = sessionWithService();
    expect(await session.signIn()).toEqual(ana);
    expect(load).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({
      auth: { uid: 'u1', isLoggedIn: true },
      session: { status: 'signedIn', reason: null },
    });
  });

  it('opens the window synchronously if the service has loaded', async () => {
    const { session, provider, load, startAs } = sessionWithService();
    await startAs({ kind: 'signedOut' });
    const signingIn = session.signIn();
    expect(provider.signIn).toHaveBeenCalledOnce();
    await signingIn;
    expect(load).toHaveBeenCalledOnce();
  });

  it('changes nothing if the user closes the window', async () => {
    const { session, store } = sessionWithService({ signIn: async () => null });
    const { auth } = store.getState();
    expect(await session.signIn()).toBeNull();
    expect(store.getState()).toMatchObject({ auth, session: { status: 'unknown' } });
  });

  it('retries loading the service on the next press', async () => {
    const { session, load } = sessionWithService();
    load.mockRejectedValueOnce(new Error('no line'));
    await expect(session.signIn()).rejects.toThrow('no line');
    expect(await session.signIn()).toEqual(ana);
  });
});

describe('signing out', () => {
  it('keeps the reason "pressed" when the service reports the sign-out', async () => {
    const { session, store, listeners, startAs, provider } = sessionWithService({
      signOut: vi.fn(async () => listeners[0]?.({ kind: 'signedOut' })),
    });
    await startAs({ kind: 'signedIn', identity: ana });
    await session.signOut();
    expect(provider.signOut).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({
      auth: { isLoggedIn: false, uid: null },
      session: { status: 'signedOut', reason: 'pressed' },
    });
  });

  it('signs out even if the service does not report it', async () => {
    const { session, store, startAs } = sessionWithService();
    await startAs({ kind: 'signedIn', identity: ana });
    await session.signOut();
    expect(store.getState()).toMatchObject({
      auth: { isLoggedIn: false },
      session: { status: 'signedOut', reason: 'pressed' },
    });
  });

  it('does not use a failed sign-out as the reason of a later report', async () => {
    const { session, store, listeners, startAs } = sessionWithService({
      signOut: () => Promise.reject(new Error('down')),
    });
    await startAs({ kind: 'signedIn', identity: ana });
    await expect(session.signOut()).rejects.toThrow('down');
    listeners[0]?.({ kind: 'signedOut' });
    expect(store.getState().session.reason).toBe('reported');
  });

  it('keeps the reason "pressed" when the service then ends the session', async () => {
    let fail = (_error: Error) => {};
    const getToken = vi.fn(() => new Promise<never>((_resolve, reject) => (fail = reject)));
    const { session, store, startAs } = sessionWithService({ getToken });
    await startAs({ kind: 'signedIn', identity: ana });
    const token = session.getToken();
    await vi.waitFor(() => expect(getToken).toHaveBeenCalledOnce());
    await session.signOut();
    fail(new SessionEndedError());
    expect(await token).toBeNull();
    expect(store.getState().session.reason).toBe('pressed');
  });

  it('ignores a sign-out of a visitor', async () => {
    const { session, store } = sessionWithService();
    await session.signOut();
    expect(store.getState().session).toMatchObject({ status: 'unknown', reason: null });
  });
});
