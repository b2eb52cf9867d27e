// @vitest-environment jsdom
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type NextOrObserver,
  type User,
} from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity, type FirebaseConfiguration } from './firebase-identity';
import { SessionEndedError, SignInError, type IdentityEvent } from './identity-provider';

/** The SDK is mocked here; the end-to-end tests use the real one. */
vi.mock('firebase/app', () => ({ initializeApp: vi.fn(() => 'the app') }));
vi.mock('firebase/auth', () => ({
  GoogleAuthProvider: class {
    parameters: unknown;
    setCustomParameters(parameters: unknown) {
      this.parameters = parameters;
    }
  },
  browserLocalPersistence: 'local storage',
  browserPopupRedirectResolver: 'resolver',
  indexedDBLocalPersistence: 'IndexedDB',
  connectAuthEmulator: vi.fn(),
  initializeAuth: vi.fn(),
  onAuthStateChanged: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
}));

const CONFIGURATION: FirebaseConfiguration = {
  apiKey: 'key',
  authDomain: 'talent.example',
  projectId: 'talent',
  appId: 'app',
  storageBucket: '',
  messagingSenderId: '',
  emulatorUrl: '',
};

const getIdToken = vi.fn<(force: boolean) => Promise<string>>();
const ana = {
  uid: 'u1',
  email: 'ana@example.com',
  displayName: 'Ana',
  photoURL: 'https://a.example/p.png',
  getIdToken,
};
const auth: { currentUser: typeof ana | null } = { currentUser: null };
const never = new Promise<never>(() => undefined);
const failure = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code });

beforeEach(() => {
  vi.resetAllMocks();
  auth.currentUser = null;
  vi.mocked(initializeApp).mockReturnValue('the app' as never);
  vi.mocked(initializeAuth).mockReturnValue(auth as never);
});

const create = (changes: Partial<FirebaseConfiguration> = {}) =>
  createFirebaseIdentity({ ...CONFIGURATION, ...changes });

describe('createFirebaseIdentity', () => {
  it('configures Firebase with persistent sessions', async () => {
    await create();
    const { emulatorUrl: _, ...options } = CONFIGURATION;
    expect(initializeApp).toHaveBeenCalledExactlyOnceWith(options);
    expect(initializeAuth).toHaveBeenCalledExactlyOnceWith('the app', {
      persistence: ['IndexedDB', 'local storage'],
    });
    expect(connectAuthEmulator).not.toHaveBeenCalled();
  });

  it('uses the emulator, without its banner, if one is configured', async () => {
    await create({ emulatorUrl: 'http://localhost:9099' });
    expect(connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(auth, 'http://localhost:9099', {
      disableWarnings: true,
    });
  });
});

describe('a report of the identity service', () => {
  /** @returns the event for the user that Firebase reports */
  async function eventFor(user: Partial<User> | null): Promise<IdentityEvent | undefined> {
    const stop = vi.fn();
    let report: NextOrObserver<User> = () => undefined;
    vi.mocked(onAuthStateChanged).mockImplementation((_auth, next) => {
      report = next;
      return stop;
    });
    const listener = vi.fn<(event: IdentityEvent) => void>();
    expect((await create()).watch(listener)).toBe(stop);
    (report as (reported: unknown) => void)(user);
    return listener.mock.calls[0]?.[0];
  }

  it('has the data of Firebase’s user', async () => {
    const { getIdToken: _, ...identity } = ana;
    expect(await eventFor(ana)).toEqual({ kind: 'signedIn', identity });
  });

  it('has empty texts for missing data', async () => {
    expect(await eventFor({ uid: 'u2', email: null, displayName: null, photoURL: null })).toEqual({
      kind: 'signedIn',
      identity: { uid: 'u2', email: '', displayName: '', photoURL: null },
    });
  });

  it('is a sign-out if Firebase has no user', async () => {
    expect(await eventFor(null)).toEqual({ kind: 'signedOut' });
  });
});

describe('signing in', () => {
  it('returns the chosen account', async () => {
    vi.mocked(signInWithPopup).mockResolvedValue({ user: ana } as never);
    expect(await (await create()).signIn()).toMatchObject({ uid: 'u1', email: 'ana@example.com' });
    expect(signInWithPopup).toHaveBeenCalledExactlyOnceWith(
      auth,
      { parameters: { prompt: 'select_account' } },
      'resolver',
    );
  });

  it('returns null 3 s after the focus returns, even if Firebase fails later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let fail = (_error: Error) => {};
    vi.mocked(signInWithPopup).mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
    const settled = vi.fn();
    void (await create()).signIn().then(settled);
    await vi.advanceTimersByTimeAsync(10_000);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(null);
    fail(failure('auth/popup-closed-by-user'));
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('returns the account if the result follows the focus', async () => {
    let succeed = (_result: unknown) => {};
    vi.mocked(signInWithPopup).mockReturnValue(new Promise((resolve) => (succeed = resolve as never)));
    const identity = (await create()).signIn();
    window.dispatchEvent(new Event('focus'));
    succeed({ user: ana });
    expect(await identity).toMatchObject({ uid: 'u1' });
  });

  it('returns null if the user declines', async () => {
    vi.mocked(signInWithPopup).mockRejectedValue(failure('auth/popup-closed-by-user'));
    expect(await (await create()).signIn()).toBeNull();
  });

  it('throws a readable message with the cause', async () => {
    const cause = failure('auth/user-disabled');
    vi.mocked(signInWithPopup).mockRejectedValue(cause);
    const error: unknown = await (await create()).signIn().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({
      name: 'SignInError',
      message: 'This account has been disabled.',
      isBlocked: false,
      cause,
    });
  });

  it('marks the error of a blocked window', async () => {
    vi.mocked(signInWithPopup).mockRejectedValue(failure('auth/popup-blocked'));
    const error: unknown = await (await create()).signIn().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'SignInError', isBlocked: true });
  });
});

it('signs out of Firebase', async () => {
  await (await create()).signOut();
  expect(signOut).toHaveBeenCalledExactlyOnceWith(auth);
});

describe('the ID token', () => {
  it('is null if no user is signed in', async () => {
    expect(await (await create()).getToken()).toBeNull();
  });

  it('is the current one, or a new one with forceRefresh', async () => {
    auth.currentUser = ana;
    getIdToken.mockImplementation(async (force) => (force ? 'new' : 'current'));
    const identity = await create();
    expect(await identity.getToken()).toBe('current');
    expect(await identity.getToken({ forceRefresh: false })).toBe('current');
    expect(await identity.getToken({ forceRefresh: true })).toBe('new');
  });

  it('is requested once for simultaneous calls, and again later', async () => {
    auth.currentUser = ana;
    let resolveToken = (_token: string) => {};
    getIdToken.mockImplementation(() => new Promise((resolve) => (resolveToken = resolve)));
    const identity = await create();
    const both = Promise.all([identity.getToken(), identity.getToken()]);
    resolveToken('one');
    expect(await both).toEqual(['one', 'one']);
    expect(getIdToken).toHaveBeenCalledOnce();
    const later = identity.getToken();
    resolveToken('two');
    expect(await later).toBe('two');
  });

  it('is not shared with another account, nor between a normal and a forced call', async () => {
    auth.currentUser = ana;
    getIdToken.mockReturnValue(never);
    const identity = await create();
    void identity.getToken();
    void identity.getToken({ forceRefresh: true });
    expect(getIdToken.mock.calls).toEqual([[false], [true]]);
    const otherToken = vi.fn(async () => 'ben’s');
    auth.currentUser = { ...ana, uid: 'u2', getIdToken: otherToken };
    expect(await identity.getToken()).toBe('ben’s');
  });

  it('fails with SessionEndedError if the session has ended', async () => {
    auth.currentUser = ana;
    const cause = failure('auth/user-token-expired');
    getIdToken.mockRejectedValue(cause);
    const error: unknown = await (await create()).getToken().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SessionEndedError);
    expect(error).toMatchObject({ name: 'SessionEndedError', message: '', cause });
  });

  it('fails with Firebase’s error otherwise', async () => {
    auth.currentUser = ana;
    const cause = failure('auth/network-request-failed');
    getIdToken.mockRejectedValue(cause);
    await expect((await create()).getToken()).rejects.toBe(cause);
  });
});
