import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyRoutes } from '@/app/early-routes';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import { startEarly } from './early-calls';

const API = 'https://api.example.com/v2/api';
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  delete window.earlyAnswers;
  delete window.earlyVisit;
  delete window.drawEarlyPage;
  delete window.earlyViewerId;
  delete window.isVisitorShutOut;
  delete window.preloadFirst;
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** The routes with a script of their own. */
const WITH_SCRIPT = ['boards', 'joinBoard'];

/** Opens the page at this path, with a chunk for every route: '/home.js'. */
function open(path: string, { apiBaseUrl = API, base = '' } = {}) {
  document.head.replaceChildren();
  window.history.replaceState(null, '', path);
  const routes = earlyRoutes().map((route) => ({
    ...route,
    chunks: [`/${route.name}.js`],
    ...(WITH_SCRIPT.includes(route.name) && { script: `/early-${route.name}.js` }),
  }));
  startEarly({ apiBaseUrl, base, routes, sessionChunks: ['/session.js'] });
  expect(preloaded()).toEqual([]);
  window.preloadFirst?.();
  return { page: document.documentElement.dataset.page, preloaded: preloaded(), asked: asked() };
}

/** The pages' own scripts that have been added. */
const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

/** What was sent: the address behind the API base, or else the whole address. */
const asked = () => sent.mock.calls.map(([url]) => String(url).replace(API, ''));
const authorizations = () =>
  sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const goodToken = () => makeIdToken(ana, { projectId: 'p' });

/** As redux-persist has stored it. */
function keep(auth: object) {
  const value = { auth: JSON.stringify(auth), _persist: '{"version":1,"rehydrated":true}' };
  localStorage.setItem('persist:root', JSON.stringify(value));
}
const keepSignedIn = (accessToken: string | null, uid = 'u1') =>
  keep({ uid, isLoggedIn: true, accessToken, _id: 'p1' });

describe('an answer', () => {
  const here = () => window.earlyAnswers?.map(({ call, isHere }) => ({ call, isHere }));

  it('is here once all of it has arrived', async () => {
    let finish = () => {};
    const body = new ReadableStream({
      start(stream) {
        finish = () => stream.close();
      },
    });
    sent.mockResolvedValue(new Response(body));
    open('/boards/b1');
    await vi.waitFor(() => expect(body.locked).toBe(true));
    expect(here()).toEqual([{ call: 'getBoard', isHere: false }]);
    finish();
    await vi.waitFor(() => expect(here()).toEqual([{ call: 'getBoard', isHere: true }]));
  });

  it.each([
    ['of an error', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['that is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is left to the app', async (_what, answer) => {
    sent.mockImplementation(answer);
    open('/boards/b1');
    await window.earlyAnswers?.[0]?.answer.catch(() => undefined);
    await Promise.resolve();
    expect(here()).toEqual([{ call: 'getBoard', isHere: false }]);
  });

  it('can be read more than once', async () => {
    sent.mockResolvedValue(new Response('{"a":1}'));
    open('/boards/b1');
    const answer = await window.earlyAnswers?.[0]?.answer;
    expect([await answer?.text(), await answer?.text()]).toEqual(['{"a":1}', '{"a":1}']);
  });
});

describe('a visitor', () => {
  it.each<[path: string, expected: string[]]>([
    ['/', ['/boards?searchType=board']],
    ['/boards/b%2F1', ['/boards/b%2F1']],
    ['/boards/b1/', ['/boards/b1']],
    ['/boards/b1?tab=requests', ['/boards/b1']],
    // At the server's root, like the app's own lookup.
    ['/b/abc', ['https://api.example.com/api/boards/short/abc']],
    ['/b/abc/', ['https://api.example.com/api/boards/short/abc']],
    ['/?q=design', []],
    ['/?utm_source=letter&q=design', []],
    [
      '/?utm_source=letter&utm_medium=mail&fbclid=IwAR1&gclid=2&msclkid=3&ref=letter',
      ['/boards?searchType=board'],
    ],
    ['/auth', []],
    ['/boards', []],
    ['/boards/create', []],
    ['/boards/b1/review', []],
    ['/board/join/b1', []],
    ['/profile', []],
    ['/profile/p1', []],
    ['/comingsoon', []],
    ['/nowhere', []],
  ])('at %s asks for %j', (path, expected) => {
    expect(open(path).asked).toEqual(expected);
    expect(window.earlyAnswers?.map(({ url, token }) => [url.replace(API, ''), token]) ?? []).toEqual(
      expected.map((address) => [address, null]),
    );
    expect(authorizations().filter(Boolean)).toEqual([]);
  });

  it('gets the folder that the app is served from out of the address', () => {
    expect(open('/talentboard/boards/b1', { base: '/talentboard' }).asked).toEqual(['/boards/b1']);
  });

  it('of the demo asks for nothing', () => {
    expect(open('/', { apiBaseUrl: '' }).asked).toEqual([]);
  });
});

describe('a person with a valid stored token', () => {
  it.each([
    ['/', ['/boards?searchType=board', '/profile']],
    ['/?q=design', ['/profile']],
    ['/boards', ['/profile', '/boards/my-boards']],
    ['/boards?tab=applications', ['/profile']],
    ['/boards/b%2F1', ['/boards/b%2F1', '/profile', '/join-requests/user']],
    ['/boards/b1/review', ['/profile', '/boards/b1']],
    ['/boards/b1/review/send/', ['/profile', '/boards/b1']],
    ['/board/join/b1', ['/boards/b1', '/profile', '/join-requests/user']],
    ['/profile', ['/profile']],
    ['/profile/p1', ['/profile/p1', '/profile']],
    ['/auth', []],
    ['/comingsoon', []],
  ])('at %s asks for %j with it', (path, expected) => {
    const token = goodToken();
    keepSignedIn(token);
    expect(open(path).asked).toEqual(expected);
    expect(authorizations()).toEqual(expected.map(() => `Bearer ${token}`));
    expect(window.earlyAnswers?.every((early) => early.token === token) ?? true).toBe(true);
    expect(window.earlyViewerId).toBe('p1');
  });

  describe('who opens a short link', () => {
    const answerLink = (json: unknown) => sent.mockImplementation(() => Promise.resolve(Response.json(json)));
    const good = { isSuccess: true, joinLink: 'https://talent.example/board/join/b7' };

    it('looks it up without the token, and then asks for the board that it leads to', async () => {
      const token = goodToken();
      keepSignedIn(token);
      answerLink(good);
      window.history.pushState(null, '', '/');
      const { length } = window.history;
      expect(open('/b/abc').asked).toEqual(['https://api.example.com/api/boards/short/abc']);
      expect(authorizations()).toEqual([null]);
      expect(scripts()).toEqual(['/early-joinBoard.js']);
      window.drawEarlyPage = vi.fn();
      await window.earlyVisit;
      expect(window.location.pathname).toBe('/board/join/b7');
      expect(window.history.length).toBe(length);
      expect(asked().slice(1)).toEqual(['/boards/b7', '/profile', '/join-requests/user']);
      expect(authorizations().slice(1)).toEqual([1, 2, 3].map(() => `Bearer ${token}`));
      expect(preloaded()).toContain('/joinBoard.js');
      expect(document.documentElement.dataset.page).toBe('joinBoard');
      expect(window.drawEarlyPage).toHaveBeenCalledOnce();
      // Once.
      expect(scripts()).toEqual(['/early-joinBoard.js']);
    });

    it('stays there if it leads nowhere', async () => {
      keepSignedIn(goodToken());
      answerLink({ isSuccess: false, message: 'Unknown' });
      open('/b/abc');
      await window.earlyVisit;
      expect(window.location.pathname).toBe('/b/abc');
      expect(document.documentElement.dataset.page).toBe('shortLink');
      expect(asked()).toHaveLength(1);
    });

    it('sees no skeleton of the invitation as a visitor, who is sent to the sign-in', async () => {
      answerLink(good);
      open('/b/abc');
      await window.earlyVisit;
      expect(window.location.pathname).toBe('/board/join/b7');
      expect(document.documentElement.dataset.page).toBe('shortLink');
      expect(window.isVisitorShutOut).toBe(true);
      expect(preloaded()).toContain('/auth.js');
      expect([asked().length, scripts()]).toEqual([1, []]);
    });

    it('gets the invitation below the folder that the app is served from', async () => {
      keepSignedIn(goodToken());
      answerLink(good);
      open('/talentboard/b/abc', { base: '/talentboard' });
      await window.earlyVisit;
      expect(window.location.pathname).toBe('/talentboard/board/join/b7');
    });
  });

  it('gets the script that draws the page, if there is one', () => {
    keepSignedIn(goodToken());
    open('/boards');
    expect(scripts()).toEqual(['/early-boards.js']);
    open('/profile');
    expect(scripts()).toEqual([]);
    keepSignedIn(null);
    open('/boards');
    expect(scripts()).toEqual([]);
  });

  it('does not preload the identity service, for which nothing waits', () => {
    keepSignedIn(goodToken());
    expect(open('/boards').preloaded).toEqual(['/boards.js']);
  });
});

describe('a signed-in person without a valid stored token', () => {
  const expired = makeIdToken(ana, { projectId: 'p', expiresInSeconds: 59 });
  it.each([
    ['an expired one', () => keepSignedIn(expired)],
    ["somebody else's", () => keepSignedIn(goodToken(), 'u2')],
    ['none', () => keepSignedIn(null)],
    ['a damaged one', () => keepSignedIn('eyJ.eyJ.x')],
    ['a number', () => keep({ uid: 'u1', isLoggedIn: true, accessToken: 7 })],
    ['a state that is only half there', () => localStorage.setItem('persist:root', '{\\"isLoggedIn\\":true')],
  ])('but %s asks for nothing early, except a short link', (_what, arrange) => {
    arrange();
    for (const path of ['/', '/boards', '/boards/b1', '/profile']) expect(open(path).asked).toEqual([]);
    expect(open('/boards/b1').preloaded).toEqual(['/board.js', '/session.js']);
    expect(open('/boards').preloaded).toEqual(['/boards.js', '/session.js']);
    expect(window.isVisitorShutOut).toBe(false);
    expect(window.earlyViewerId).toBeUndefined();
    expect(open('/b/abc').asked).toEqual(['https://api.example.com/api/boards/short/abc']);
    expect(authorizations()).toEqual([null]);
  });

  it('is a visitor if the stored state says that they have signed out', () => {
    keep({ uid: 'u1', isLoggedIn: false, accessToken: goodToken() });
    expect(open('/boards/b1').asked).toEqual(['/boards/b1']);
    expect(authorizations()).toEqual([null]);
  });
});

describe('the frame and code of', () => {
  it.each([
    ['/', 'home', ['/home.js']],
    ['/?mode=member', '', ['/home.js']],
    ['/auth', 'auth', ['/auth.js']],
    ['/boards', 'boards', ['/auth.js']],
    ['/boards/create', 'createBoard', ['/auth.js']],
    ['/boards/1', 'board', ['/board.js']],
    ['/boards/1/review', 'review', ['/auth.js']],
    ['/boards/1/review/send', 'review', ['/auth.js']],
    ['/profile', 'profile', ['/auth.js']],
    ['/profile/1', 'profile', ['/auth.js']],
    ['/profiles', '', []],
    ['/board/join/1', 'joinBoard', ['/auth.js']],
    ['/b/short', 'shortLink', ['/shortLink.js']],
    ['/nowhere', '', []],
  ])('%s are those of %o, also with a slash at the end', (path, page, chunks) => {
    expect(open(path)).toMatchObject({ page, preloaded: chunks });
    // Whoever may not see the page is sent to the sign-in page.
    expect(window.isVisitorShutOut).toBe(page !== 'auth' && chunks.includes('/auth.js'));
    if (path === '/' || path.includes('?')) return;
    expect(open(`${path}/`)).toMatchObject({ page, preloaded: chunks });
  });

  it.each([
    ['/talentboard/', 'home'],
    ['/talentboard', 'home'],
    ['/talentboard/boards/1', 'board'],
    ['/talentboard/b/short', 'shortLink'],
    ['/talentboard/nowhere', ''],
  ])('%s, in a folder of a host, are those of %o', (path, page) => {
    expect(open(path, { base: '/talentboard' }).page).toBe(page);
    expect(window.location.pathname).toMatch(/^\/talentboard\//);
  });

  it('a page that somebody is about to open are preloaded once', () => {
    open('/');
    window.preloadChunks?.('board');
    window.preloadChunks?.('board');
    window.preloadChunks?.('unknown');
    expect(preloaded()).toEqual(['/home.js', '/board.js']);
  });
});
