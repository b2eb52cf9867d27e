import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authReducer, signedIn, signedOut, tokenObtained } from './auth-slice';
import { SessionEndedError, type IdentityEvent, type IdentityProvider } from './identity-provider';
import { createSession, STATE_CHECK_WATCHDOG_MS } from './session';
import { ledToSignIn, sessionReducer } from './session-slice';

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };

function setUp(overrides: Partial<IdentityProvider> = {}) {
  const store = configureStore({ reducer: combineReducers({ auth: authReducer, session: sessionReducer }) });
  const listeners: ((event: IdentityEvent) => void)[] = [];
  const provider = {
    watch: (next: (event: IdentityEvent) => void) => {
      listeners.push(next);
      return () => undefined;
    },
    signIn: vi.fn(async () => ana),
    signOut: vi.fn(async () => undefined),
    getToken: vi.fn(async () => 'token-1'),
    ...overrides,
  } as IdentityProvider;
  const load = vi.fn(async () => provider);
  const session = createSession(store, load);
  return {
    store,
    session,
    provider,
    load,
    listeners,
    /** Starts, and lets the service report who is signed in. */
    async startAs(event: IdentityEvent) {
      session.start();
      await vi.waitFor(() => expect(listeners).toHaveLength(1));
      listeners[0]?.(event);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('signing in', () => {
  it('loads the service if necessary, and signs the person in', async () => {
    const { session, store, load } = setUp();
    expect(await session.signIn()).toEqual(ana);
    expect(load).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({
      auth: { uid: 'u1', isLoggedIn: true },
      session: { status: 'signedIn', signOutReason: null, errorMessage: '' },
    });
  });

  it('opens the window inside the click if the service has loaded', async () => {
    const { session, provider, load, startAs } = setUp();
    await startAs({ kind: 'signedOut' });
    const signingIn = session.signIn();
    expect(provider.signIn).toHaveBeenCalledOnce();
    await signingIn;
    expect(load).toHaveBeenCalledOnce();
  });

  it('is prepared by loading the service, following it, and letting it prepare its window', async () => {
    const prepareSignIn = vi.fn(async () => undefined);
    const { session, provider, load, listeners } = setUp({ prepareSignIn });
    await session.prepareSignIn();
    expect(load).toHaveBeenCalledOnce();
    expect(listeners).toHaveLength(1);
    expect(prepareSignIn).toHaveBeenCalledOnce();
    const signingIn = session.signIn();
    expect(provider.signIn).toHaveBeenCalledOnce();
    await signingIn;
  });

  it('can be prepared where the service has no window, and where it cannot be loaded', async () => {
    await setUp().session.prepareSignIn();
    const { session, load } = setUp();
    load.mockRejectedValue(new Error('no line'));
    await session.prepareSignIn();
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
  });

  it('changes nothing when the person closed the window', async () => {
    const { session, store } = setUp({ signIn: async () => null });
    const before = store.getState();
    expect(await session.signIn()).toBeNull();
    expect(store.getState()).toBe(before);
  });

  it('can be tried again after the service could not be loaded', async () => {
    const { session, load } = setUp();
    load.mockRejectedValueOnce(new Error('no line'));
    await expect(session.signIn()).rejects.toThrow('no line');
    expect(await session.signIn()).toEqual(ana);
  });
});

describe('signing out', () => {
  it('has the reason "pressed", even after the service has reported it', async () => {
    const { session, store, listeners, startAs, provider } = setUp({
      signOut: vi.fn(async () => listeners[0]?.({ kind: 'signedOut' })),
    });
    await startAs({ kind: 'signedIn', identity: ana });
    await session.signOut();
    expect(provider.signOut).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({
      auth: { isLoggedIn: false, uid: null },
      session: { status: 'signedOut', signOutReason: 'pressed' },
    });
  });

  it('is dispatched even if the service does not report it', async () => {
    const { session, store, startAs } = setUp();
    await startAs({ kind: 'signedIn', identity: ana });
    await session.signOut();
    expect(store.getState()).toMatchObject({
      auth: { isLoggedIn: false },
      session: { status: 'signedOut', signOutReason: 'pressed' },
    });
  });

  it('that failed is not taken as the reason of a later report', async () => {
    const { session, store, listeners, startAs } = setUp({
      signOut: () => Promise.reject(new Error('down')),
    });
    await startAs({ kind: 'signedIn', identity: ana });
    await expect(session.signOut()).rejects.toThrow('down');
    listeners[0]?.({ kind: 'signedOut' });
    expect(store.getState().session.signOutReason).toBe('reported');
  });

  it('keeps its reason when the service then withdraws the session', async () => {
    let fail = (_error: Error) => {};
    const getToken = vi.fn(() => new Promise<never>((_resolve, reject) => (fail = reject)));
    const { session, store, startAs } = setUp({ getToken });
    await startAs({ kind: 'signedIn', identity: ana });
    const token = session.getToken();
    await vi.waitFor(() => expect(getToken).toHaveBeenCalledOnce());
    await session.signOut();
    fail(new SessionEndedError());
    expect(await token).toBeNull();
    expect(store.getState().session.signOutReason).toBe('pressed');
  });

  it('of nobody has no effect', async () => {
    const { session, store } = setUp();
    await session.signOut();
    expect(store.getState().session).toMatchObject({ status: 'unknown', signOutReason: null });
  });
});

describe('the reason why nobody is signed in', () => {
  const reduce = (...actions: Parameters<typeof sessionReducer>[1][]) =>
    actions.reduce<ReturnType<typeof sessionReducer> | undefined>(sessionReducer, undefined);
  const out = (reason: 'pressed' | 'ended' | 'reported') => signedOut({ reason });

  it.each([
    [[out('reported')], 'reported'],
    [[out('pressed'), out('reported')], 'pressed'],
    [[out('ended'), out('reported')], 'ended'],
    [[out('reported'), out('ended')], 'ended'],
    [[out('pressed'), signedIn(ana), out('reported')], 'reported'],
    [[out('pressed'), signedIn(ana)], null],
  ])('after %j is %s', (actions, reason) => {
    expect(reduce(...actions)?.signOutReason).toBe(reason);
  });

  it.each([
    [[out('pressed')], true],
    [[out('ended')], true],
    [[out('reported')], false],
    [[out('pressed'), ledToSignIn()], false],
  ])('after %j leads to the sign-in page: %s', (actions, leads) => {
    expect(reduce(...actions)?.leadsToSignIn).toBe(leads);
  });
});

describe('a token', () => {
  it('is null if the service reports nobody, or has not loaded', async () => {
    const { session, provider, startAs } = setUp();
    await startAs({ kind: 'signedOut' });
    expect(await session.getToken()).toBeNull();
    expect(provider.getToken).not.toHaveBeenCalled();
  });

  it('is null if the service cannot be loaded', async () => {
    const { session, store, load } = setUp();
    load.mockRejectedValue('no error');
    store.dispatch(signedIn(ana));
    expect(await session.getToken()).toBeNull();
    expect(store.getState().session).toMatchObject({ status: 'signedIn' });
  });

  it('is null for a call of somebody whom the service then does not report', async () => {
    const { session, store, listeners, provider } = setUp();
    store.dispatch(signedIn(ana));
    const token = session.getToken();
    await vi.waitFor(() => expect(listeners).toHaveLength(1));
    listeners[0]?.({ kind: 'signedIn', identity: { ...ana, uid: 'u2' } });
    expect(await token).toBeNull();
    expect(provider.getToken).not.toHaveBeenCalled();
  });

  it('belongs to the person if a visitor’s screen has waited for them', async () => {
    const { session, listeners } = setUp();
    session.start();
    const token = session.getToken();
    await vi.waitFor(() => expect(listeners).toHaveLength(1));
    listeners[0]?.({ kind: 'signedIn', identity: ana });
    expect(await token).toBe('token-1');
  });

  it('is stored once, for as long as it is the same', async () => {
    const { session, store, startAs } = setUp();
    await startAs({ kind: 'signedIn', identity: ana });
    await session.getToken();
    expect(store.getState().auth.accessToken).toBe('token-1');
    const onDispatch = vi.fn();
    store.subscribe(onDispatch);
    expect(await session.getToken()).toBe('token-1');
    expect(onDispatch).not.toHaveBeenCalled();
  });

  it('stays stored but is not given out if the service has none', async () => {
    const { session, store, startAs } = setUp({ getToken: async () => null });
    await startAs({ kind: 'signedIn', identity: ana });
    store.dispatch(tokenObtained('kept'));
    expect(await session.getToken()).toBeNull();
    expect(store.getState().auth.accessToken).toBe('kept');
    expect(await session.renewToken('null')).toBeNull();
  });

  it('that was refused is renewed by force, for whichever of the person’s calls it was', async () => {
    let count = 0;
    const getToken = vi.fn(async () => `token-${(count += 1)}`);
    const { session, startAs } = setUp({ getToken });
    await startAs({ kind: 'signedIn', identity: ana });
    await session.getToken();
    await session.getToken();
    expect(await session.renewToken('token-1')).toBe('token-3');
    expect(getToken).toHaveBeenLastCalledWith({ forceRefresh: true });
    expect(await session.renewToken('never handed out')).toBeNull();
    expect(getToken).toHaveBeenCalledTimes(3);
  });

  it('of somebody else’s ended session ends nobody’s', async () => {
    const getToken = vi.fn<() => Promise<string>>();
    const { session, store, listeners, startAs } = setUp({ getToken });
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

describe('the first report of the service', () => {
  it('is awaited for 15 s, then the check has failed with a message', async () => {
    expect(STATE_CHECK_WATCHDOG_MS).toBe(15_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session, store } = setUp();
    session.start();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(store.getState().session.status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().session).toMatchObject({
      status: 'error',
      errorMessage: expect.stringContaining('The sign-in service did not answer.') as string,
    });
  });

  it('stops its timer, and a sign-in stops its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session, listeners } = setUp();
    await session.signIn();
    listeners[0]?.({ kind: 'signedIn', identity: ana });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is requested once, however often the session is started', async () => {
    const { session, load, startAs } = setUp();
    await startAs({ kind: 'signedOut' });
    session.start();
    session.start();
    expect(load).toHaveBeenCalledOnce();
  });

  it('has no error message if the failure had none', async () => {
    const { session, store, load } = setUp();
    load.mockRejectedValue('no error');
    session.start();
    await vi.waitFor(() => expect(store.getState().session.status).toBe('error'));
    expect(store.getState().session.errorMessage).toBe('');
  });
});
