// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import {
  API,
  ana,
  authorizations,
  goodToken,
  keep,
  keepSignedIn,
  openEarly,
  scripts,
  sent,
} from '@kit/open-early';

describe('an answer', () => {
  const here = () => window.early?.answers.map(({ call, isHere }) => ({ call, isHere }));

  it('is here once all of it has arrived', async () => {
    let finish = () => {};
    const body = new ReadableStream({
      start(stream) {
        finish = () => stream.close();
      },
    });
    sent.mockResolvedValue(new Response(body));
    openEarly('/boards/b1');
    await vi.waitFor(() => expect(body.locked).toBe(true));
    expect(here()).toEqual([{ call: 'getBoard', isHere: false }]);
    finish();
    await vi.waitFor(() => expect(here()).toEqual([{ call: 'getBoard', isHere: true }]));
  });

  it.each([
    ['/', 'searchBoards', { searchTerm: '' }],
    ['/boards/b%201', 'getBoard', 'b 1'],
    // The router takes what it cannot decode as it is.
    ['/boards/b%1', 'getBoard', 'b%1'],
  ])('at %s is that of the query %s of %j', (path, call, argument) => {
    openEarly(path);
    expect(window.early?.answers).toMatchObject([{ call, argument }]);
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
    expect(openEarly(path).asked).toEqual(expected);
    expect(window.early?.answers.map(({ url, token }) => [url.replace(API, ''), token]) ?? []).toEqual(
      expected.map((address) => [address, null]),
    );
    expect(authorizations().filter(Boolean)).toEqual([]);
  });

  it('gets the folder that the app is served from out of the address', () => {
    expect(openEarly('/talentboard/boards/b1', { base: '/talentboard' }).asked).toEqual(['/boards/b1']);
  });

  it.each([
    ['/', []],
    ['/boards/b1?q=ada', ['/early-board.js']],
    ['/boards', []],
    ['/board/join/b1', []],
    ['/b/abc', []],
  ])('at %s gets the scripts %j to draw the page', (path, expected) => {
    openEarly(path);
    expect(scripts()).toEqual(expected);
  });

  it('of the demo asks for nothing', () => {
    expect(openEarly('/', { apiBaseUrl: '' }).asked).toEqual([]);
    expect(scripts()).toEqual([]);
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
    expect(openEarly(path).asked).toEqual(expected);
    expect(authorizations()).toEqual(expected.map(() => `Bearer ${token}`));
    expect(window.early?.answers.map((early) => early.token)).toEqual(expected.map(() => token));
    expect(window.early?.viewerId).toBe('p1');
  });

  it('gets the script that draws the page, if there is one', () => {
    keepSignedIn(goodToken());
    openEarly('/board/join/b1');
    expect(scripts()).toEqual(['/early-joinBoard.js']);
    openEarly('/boards');
    expect(scripts()).toEqual([]);
  });
});

// As it is refreshed: early-token.test.ts.
describe('a signed-in person without a valid stored token', () => {
  const expired = makeIdToken(ana, { projectId: 'p', expiresInSeconds: 59 });
  it.each([
    ['an expired one', () => keepSignedIn(expired)],
    ["somebody else's", () => keepSignedIn(goodToken(), 'u2')],
    ['none', () => keepSignedIn(null)],
    ['a damaged one', () => keepSignedIn('eyJ.eyJ.x')],
  ])('but %s asks for nothing early, except a short link', (_what, arrange) => {
    arrange();
    for (const path of ['/', '/boards', '/boards/b1', '/profile']) expect(openEarly(path).asked).toEqual([]);
    expect(openEarly('/boards/b1').preloaded).toEqual(['/board.js']);
    expect(openEarly('/boards').preloaded).toEqual(['/boards.js']);
    expect(window.early?.isVisitorShutOut).toBe(false);
    expect(window.early?.viewerId).toBeUndefined();
    expect(openEarly('/b/abc').asked).toEqual(['https://api.example.com/api/boards/short/abc']);
    expect(authorizations()).toEqual([null]);
  });

  it.each([
    [
      'says that they have signed out',
      () => keep({ uid: 'u1', isLoggedIn: false, accessToken: goodToken() }),
    ],
    ['is invalid', () => keep({ uid: 'u1', isLoggedIn: true, accessToken: 7 })],
    ['is only half there', () => localStorage.setItem('persist:root', '{\\"isLoggedIn\\":true')],
    [
      'is of another version',
      () => {
        keepSignedIn(goodToken());
        const kept = localStorage.getItem('persist:root') ?? '';
        localStorage.setItem('persist:root', kept.replace('"version\\":1', '"version\\":2'));
      },
    ],
  ])('is a visitor, as for the app, if the stored state %s', (_how, arrange) => {
    arrange();
    expect(openEarly('/boards/b1').asked).toEqual(['/boards/b1']);
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
    expect(openEarly(path)).toMatchObject({ page, preloaded: chunks });
    // Whoever may not see the page is sent to the sign-in page.
    expect(window.early?.isVisitorShutOut).toBe(page !== 'auth' && chunks.includes('/auth.js'));
    if (path === '/' || path.includes('?')) return;
    expect(openEarly(`${path}/`)).toMatchObject({ page, preloaded: chunks });
  });
});
