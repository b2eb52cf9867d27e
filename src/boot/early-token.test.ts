// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import {
  ana,
  asked,
  authorizations,
  goodToken,
  keepSignedIn,
  openEarly,
  scripts,
  sent,
} from '@kit/open-early';

const REFRESH = 'https://securetoken.googleapis.com/v1/token?key=some-api-key';
const SHORT_LINK = 'https://api.example.com/api/boards/short/abc';
const expired = makeIdToken(ana, { projectId: 'p', expiresInSeconds: -60 });
const fresh = goodToken();

/** Lets the service answer a refresh. */
let answerRefresh: (response: Response) => void = () => {};

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const database = await openDB('firebaseLocalStorageDb', 1, {
    upgrade: (opened) => void opened.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  });
  await database.put('firebaseLocalStorage', {
    fbase_key: 'firebase:authUser:some-api-key:[DEFAULT]',
    value: {
      uid: 'u1',
      stsTokenManager: { refreshToken: 'r1', accessToken: expired, expirationTime: Date.now() - 60_000 },
    },
  });
  database.close();
  const link = { isSuccess: true, joinLink: 'https://talent.example/board/join/b7' };
  sent.mockImplementation((url) => {
    if (url === REFRESH) return new Promise((resolve) => (answerRefresh = resolve));
    return Promise.resolve(Response.json(link));
  });
  keepSignedIn(expired);
});

const good = () => Response.json({ access_token: fresh, refresh_token: 'r1' });
const untilRefreshing = () => vi.waitFor(() => expect(asked()).toContain(REFRESH));

/** Opens the page, and lets the refresh end like this. */
async function open(path: string, response = good()) {
  openEarly(path);
  await untilRefreshing();
  answerRefresh(response);
  await window.early?.refreshed;
}

describe('a person whose stored token has run out', () => {
  it('has it refreshed, and then sends the first calls with the new one', async () => {
    openEarly('/boards');
    await untilRefreshing();
    expect(asked()).toEqual([REFRESH]);
    expect(authorizations()).toEqual([null]);
    expect(window.early?.viewerId).toBeUndefined();
    answerRefresh(good());
    await window.early?.refreshed;
    expect(asked().slice(1)).toEqual(['/profile', '/boards/my-boards']);
    expect(authorizations().slice(1)).toEqual([`Bearer ${fresh}`, `Bearer ${fresh}`]);
    expect(window.early).toMatchObject({ token: fresh, viewerId: 'p1' });
    expect(window.early?.answers.map(({ token }) => token)).toEqual([fresh, fresh]);
  });

  it('has a short link looked up at once, and asks for its board with the new token', async () => {
    openEarly('/b/abc');
    expect(asked()).toEqual([SHORT_LINK]);
    expect(scripts()).toEqual(['/early-joinBoard.js']);
    await window.early?.shortLink;
    await untilRefreshing();
    expect(asked()).toEqual([SHORT_LINK, REFRESH]);
    answerRefresh(good());
    await window.early?.refreshed;
    expect(asked().slice(2)).toEqual(['/boards/b7', '/profile', '/join-requests/user']);
    expect(authorizations()).toEqual([null, null, ...[1, 2, 3].map(() => `Bearer ${fresh}`)]);
  });

  it.each([
    ['is refused', Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: 400 })],
    ['is odd', new Response('<!doctype html>')],
  ])('asks for nothing if the refresh %s, also of what visitors may see', async (_how, response) => {
    await open('/boards/b1', response);
    expect(asked()).toEqual([REFRESH]);
    expect(window.early?.token).toBeUndefined();
  });
});

it('a valid stored token is not refreshed', () => {
  keepSignedIn(fresh);
  openEarly('/boards/b1');
  expect(asked()).not.toContain(REFRESH);
  expect(window.early?.refreshed).toBeUndefined();
  expect(document.head.querySelector('link[rel=preconnect]')).toBeNull();
});
