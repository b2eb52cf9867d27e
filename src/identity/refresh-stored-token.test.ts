// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import { refreshStoredToken } from './refresh-stored-token';

const FIREBASE = { apiKey: 'some-api-key', emulatorUrl: '' };
const KEY = 'firebase:authUser:some-api-key:[DEFAULT]';
const STORE = 'firebaseLocalStorage';
const HOUR_MS = 3_600_000;
const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const tokenOf = (account: typeof ana, expiresInSeconds = 3600) =>
  makeIdToken(account, { projectId: 'p', expiresInSeconds });

const fetchMock = vi.fn<typeof fetch>();
let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(() => tokenResponse({}));
});

/** A response of the token endpoint. */
const tokenResponse = (more: object, status = 200) =>
  Promise.resolve(Response.json({ access_token: tokenOf(ana), refresh_token: 'r1', ...more }, { status }));

const open = () =>
  openDB('firebaseLocalStorageDb', 1, {
    upgrade: (opened) => void opened.createObjectStore(STORE, { keyPath: 'fbase_key' }),
  });

/** Stores a user as Firebase does, with an expired token. */
async function storeUser({ uid = 'u1', ...tokens }: Record<string, unknown> = {}) {
  const stsTokenManager = {
    refreshToken: 'r1',
    accessToken: tokenOf(ana, -HOUR_MS / 1000),
    expirationTime: Date.now() - HOUR_MS,
    ...tokens,
  };
  const database = await open();
  await database.put(STORE, { fbase_key: KEY, value: { uid, email: ana.email, stsTokenManager } });
  database.close();
}

async function storedUser() {
  const database = await open();
  const entry: unknown = await database.get(STORE, KEY);
  database.close();
  return entry;
}

async function removeUser() {
  const database = await open();
  await database.delete(STORE, KEY);
  database.close();
}

describe('an expired token', () => {
  it('is refreshed by the documented request without a preflight, and not stored', async () => {
    await storeUser();
    const before = await storedUser();
    const fresh = tokenOf(ana);
    fetchMock.mockImplementation(() => tokenResponse({ access_token: fresh, refresh_token: 'r2' }));
    expect(await refreshStoredToken('u1', FIREBASE)).toBe(fresh);
    expect(fetchMock).toHaveBeenCalledOnce();
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('https://securetoken.googleapis.com/v1/token?key=some-api-key');
    const request = new Request(String(url), init);
    expect([...request.headers]).toEqual([
      ['content-type', 'application/x-www-form-urlencoded;charset=UTF-8'],
    ]);
    expect(request.method).toBe('POST');
    expect(await request.text()).toBe('grant_type=refresh_token&refresh_token=r1');
    expect(await storedUser()).toEqual(before);
  });

  it('is refreshed by the emulator if one is configured', async () => {
    await storeUser();
    await refreshStoredToken('u1', { ...FIREBASE, emulatorUrl: 'http://127.0.0.1:9099/' });
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
      'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=some-api-key',
    ]);
  });

  it.each([
    ['it expires within a minute', { expirationTime: Date.now() + 40_000, accessToken: tokenOf(ana, 40) }],
    ['no token is stored', { expirationTime: null, accessToken: null }],
  ])('is refreshed if %s', async (_what, tokens) => {
    await storeUser(tokens);
    expect(await refreshStoredToken('u1', FIREBASE)).toMatch(/^eyJ/);
  });

  it.each([
    ['the session has ended', 400],
    ['the service forbids it', 403],
    ['the service limits the rate', 429],
    ['the service is down', 503],
  ])('is left to Firebase if %s', async (_why, status) => {
    await storeUser();
    const before = await storedUser();
    fetchMock.mockImplementation(() => tokenResponse({ error: { message: 'TOKEN_EXPIRED' } }, status));
    expect(await refreshStoredToken('u1', FIREBASE)).toBeNull();
    expect(await storedUser()).toEqual(before);
  });

  it.each([
    ["another account's", tokenOf({ ...ana, uid: 'u2' })],
    ['expired, because the clock is wrong', tokenOf(ana, -60)],
    ['missing', undefined],
  ])('is left to Firebase if the new one is %s', async (_what, access_token) => {
    await storeUser();
    fetchMock.mockImplementation(() => tokenResponse({ access_token }));
    expect(await refreshStoredToken('u1', FIREBASE)).toBeNull();
  });

  it('causes an exception without a connection', async () => {
    await storeUser();
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(refreshStoredToken('u1', FIREBASE)).rejects.toThrow('Failed to fetch');
  });
});

describe('no request', () => {
  const expectNoRequest = () => expect(fetchMock).not.toHaveBeenCalled();

  it('is sent if Firebase has refreshed the token already', async () => {
    const fresh = tokenOf(ana);
    await storeUser({ accessToken: fresh, expirationTime: Date.now() + HOUR_MS });
    expect(await refreshStoredToken('u1', FIREBASE)).toBe(fresh);
    expectNoRequest();
  });

  it('is sent if the device’s clock is behind', async () => {
    await storeUser({ expirationTime: Date.now() + HOUR_MS });
    expect(await refreshStoredToken('u1', FIREBASE)).toBeNull();
    expectNoRequest();
  });

  it('is sent if Firebase has stored another account', async () => {
    await storeUser({ uid: 'u2' });
    expect(await refreshStoredToken('u1', FIREBASE)).toBeNull();
    expectNoRequest();
  });

  it('is sent if Firebase has stored no user', async () => {
    await storeUser();
    await removeUser();
    expect(await refreshStoredToken('u1', FIREBASE)).toBeNull();
    expectNoRequest();
  });

  it('is sent if Firebase has never run, and no database is created', async () => {
    await expect(refreshStoredToken('u1', FIREBASE)).rejects.toThrow();
    expectNoRequest();
    expect(await factory.databases()).toEqual([]);
  });
});
