// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import {
  ana,
  authorizations,
  goodToken,
  openBoot,
  preloaded,
  requested,
  scripts,
  sent,
  storeAuth,
  storeSignedIn,
} from '@kit/open-boot';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const tokens = () => window.boot?.prefetched.map(({ token }) => token);

describe('a visitor', () => {
  it.each<[path: string, expected: string[]]>([
    ['/', ['/boards?searchType=board']],
    ['/?q=design', []],
    ['/?utm_source=letter&q=design', []],
    ['/?utm_source=letter&mc_cid=1&fbclid=IwAR1&gclid=2&ref=letter', ['/boards?searchType=board']],
    ['/boards/b%2F1', ['/boards/b%2F1']],
    ['/boards/b1/', ['/boards/b1']],
    ['/boards/b1?tab=requests', ['/boards/b1']],
    ['/b/abc', ['https://api.example.com/api/boards/short/abc']],
    ['/auth', []],
    ['/boards', []],
    ['/boards/create', []],
    ['/boards/b1/review', []],
    ['/board/join/b1', []],
    ['/profile/p1', []],
    ['/comingsoon', []],
    ['/nowhere', []],
  ])('on %s requests %j', async (path, expected) => {
    await openBoot(path);
    expect(requested()).toEqual(expected);
    expect(authorizations()).toEqual(expected.map(() => null));
    expect(tokens()).toEqual(expected.map(() => null));
  });

  it('requests data below a base path', async () => {
    await openBoot('/talentboard/boards/b1', { base: '/talentboard' });
    expect(requested()).toEqual(['/boards/b1']);
    await openBoot('/talentboard', { base: '/talentboard' });
    expect(window.location.pathname).toBe('/talentboard/');
  });

  it('resolves an API base without a host', async () => {
    await openBoot('/', { apiBaseUrl: '/api' });
    expect(requested()).toEqual([`${window.location.origin}/api/boards?searchType=board`]);
  });

  it('requests nothing in the demo', async () => {
    await openBoot('/', { apiBaseUrl: '' });
    expect(requested()).toEqual([]);
  });
});

describe('a user with a valid stored token', () => {
  it.each([
    ['/', ['/boards?searchType=board', '/profile']],
    ['/?q=design', ['/profile']],
    ['/boards', ['/profile', '/boards/my-boards']],
    ['/boards/b1', ['/boards/b1', '/profile', '/join-requests/user']],
    ['/boards/b1/review/send/', ['/profile', '/boards/b1']],
    ['/board/join/b1', ['/boards/b1', '/profile', '/join-requests/user']],
    ['/profile', ['/profile']],
    ['/profile/p1', ['/profile/p1', '/profile']],
    ['/auth', []],
  ])('on %s requests %j with the token', async (path, expected) => {
    const token = goodToken();
    storeSignedIn(token);
    await openBoot(path);
    expect(requested()).toEqual(expected);
    expect(authorizations()).toEqual(expected.map(() => `Bearer ${token}`));
    expect(tokens()).toEqual(expected.map(() => token));
  });

  it('resolves a short link without the token', async () => {
    storeSignedIn(goodToken());
    await openBoot('/b/abc');
    expect(requested()).toEqual(['https://api.example.com/api/boards/short/abc']);
    expect(authorizations()).toEqual([null]);
  });
});

describe('a user without a valid stored token', () => {
  const expired = makeIdToken(ana, { projectId: 'p', expiresInSeconds: 59 });
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  it.each<[string, () => void]>([
    ['an expired token', () => storeSignedIn(expired)],
    ["another account's token", () => storeSignedIn(goodToken(), 'u2')],
    ['no token', () => storeSignedIn(null)],
    ['an invalid token', () => storeSignedIn('eyJ.eyJ.x')],
  ])('requests nothing with %s', async (_token, arrange) => {
    arrange();
    await openBoot('/boards/b1');
    await window.boot?.refreshed;
    expect(requested()).toEqual([]);
    expect(window.boot?.token).toBeNull();
  });

  it.each<[string, () => void]>([
    ['is signed out', () => storeAuth({ uid: 'u1', isLoggedIn: false, accessToken: goodToken() })],
    ['is invalid', () => storeAuth({ uid: 'u1', isLoggedIn: true, accessToken: 7 })],
    ['is cut off', () => localStorage.setItem('persist:root', '{\\"isLoggedIn\\":true')],
  ])('counts as a visitor if the stored state %s', async (_state, arrange) => {
    arrange();
    await openBoot('/boards/b1');
    expect(requested()).toEqual(['/boards/b1']);
    expect(authorizations()).toEqual([null]);
  });
});

describe('a user with an expired stored token', () => {
  const REFRESH = 'https://securetoken.googleapis.com/v1/token?key=some-api-key';
  const expired = makeIdToken(ana, { projectId: 'p', expiresInSeconds: -60 });
  const fresh = goodToken();
  let respond: (response: Response) => void = () => {};

  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const database = await openDB('firebaseLocalStorageDb', 1, {
      upgrade: (opened) => void opened.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
    });
    const stsTokenManager = { refreshToken: 'r1', accessToken: expired, expirationTime: Date.now() - 60_000 };
    await database.put('firebaseLocalStorage', {
      fbase_key: 'firebase:authUser:some-api-key:[DEFAULT]',
      value: { uid: 'u1', stsTokenManager },
    });
    database.close();
    sent.mockImplementation((url) =>
      url === REFRESH ? new Promise((resolve) => (respond = resolve)) : Promise.resolve(Response.json({})),
    );
    storeSignedIn(expired);
  });

  it('refreshes the token and sends the requests with the new one', async () => {
    await openBoot('/boards');
    await vi.waitFor(() => expect(requested()).toEqual([REFRESH]));
    respond(Response.json({ access_token: fresh, refresh_token: 'r1' }));
    await window.boot?.refreshed;
    expect(requested().slice(1)).toEqual(['/profile', '/boards/my-boards']);
    expect(authorizations()).toEqual([null, `Bearer ${fresh}`, `Bearer ${fresh}`]);
    expect(window.boot?.token).toBe(fresh);
  });

  it.each([
    ['is rejected', Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: 400 })],
    ['is not JSON', new Response('<!doctype html>')],
  ])('sends nothing if the refresh %s', async (_how, response) => {
    await openBoot('/boards/b1');
    await vi.waitFor(() => expect(requested()).toEqual([REFRESH]));
    respond(response);
    await window.boot?.refreshed;
    expect(requested()).toEqual([REFRESH]);
    expect(window.boot?.token).toBeNull();
  });
});

it.each([
  ['/', 'home', ['/home.js']],
  ['/?mode=member', '', ['/home.js']],
  ['/boards', 'boards', ['/auth.js']],
  ['/boards/create/', 'createBoard', ['/auth.js']],
  ['/boards/1', 'board', []],
  ['/boards/1/review/send', 'review', ['/auth.js']],
  ['/profile/', 'profile', ['/auth.js']],
  ['/profiles', '', []],
  ['/b/short', 'shortLink', ['/shortLink.js']],
])('%s shows the skeleton %j and preloads %j for a visitor', async (path, page, chunks) => {
  await openBoot(path);
  expect(document.documentElement.dataset.page).toBe(page);
  expect(preloaded()).toEqual([]);
  await nextPaint();
  expect(preloaded()).toEqual(chunks);
});

it('preloads the screen after the early page', async () => {
  await openBoot('/boards/1');
  await nextPaint();
  expect(preloaded()).toEqual([]);
  window.boot?.preload();
  await nextPaint();
  expect(preloaded()).toEqual(['/board.js']);
});

it('loads the script of an early page', async () => {
  await openBoot('/boards/b1');
  expect(scripts()).toEqual(['/early-board.js']);
  await openBoot('/auth');
  expect(scripts()).toEqual([]);
});

describe('the start error', () => {
  const alert = () => document.querySelector('#root [role=alert]')?.textContent;
  const failScript = () => {
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  };

  it('replaces the skeleton if the app fails to load', async () => {
    await openBoot('/boards/b1');
    failScript();
    expect(alert()).toBe('Talentboard could not be loaded. Check your connection and reload the page.Reload');
    expect(document.querySelector('.skeleton')).toBeNull();
  });

  it('appears after 20 s of loading', async () => {
    vi.useFakeTimers();
    await openBoot('/boards/b1');
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    expect(alert()).toMatch(/^This takes longer than usual\./);
  });

  it('does not appear after the app has rendered', async () => {
    await openBoot('/boards/b1');
    document.getElementById('root')?.replaceChildren();
    failScript();
    expect(alert()).toBeUndefined();
  });
});
