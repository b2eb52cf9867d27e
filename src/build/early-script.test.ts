import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEarly } from './early-script';

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  delete window.earlyAnswer;
  document.head.querySelectorAll('link[rel=modulepreload]').forEach((link) => link.remove());
  window.history.replaceState(null, '', '/');
});

function open(path: string, apiBaseUrl = 'https://api.example.com/v2/api', base = '') {
  window.history.replaceState(null, '', path);
  startEarly(
    apiBaseUrl,
    { home: ['/home.js'], auth: ['/auth.js'], boards: ['/boards.js'] },
    ['/session.js'],
    base,
  );
  return {
    asked: sent.mock.calls.map(([url]) => url),
    preloaded: [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href'),
    ),
  };
}

function signIn() {
  localStorage.setItem('persist:root', JSON.stringify({ auth: JSON.stringify({ isLoggedIn: true }) }));
}

it.each([
  ['/', 'https://api.example.com/v2/api/boards?searchType=board'],
  ['/boards/b%2F1', 'https://api.example.com/v2/api/boards/b%2F1'],
  ['/boards/b1/', 'https://api.example.com/v2/api/boards/b1'],
  // At the server's root, like the app's own lookup.
  ['/b/abc', 'https://api.example.com/api/boards/short/abc'],
  ['/b/abc/', 'https://api.example.com/api/boards/short/abc'],
])("sends a visitor's first call of %s to %s", (path, url) => {
  expect(open(path).asked).toEqual([url]);
  expect(window.earlyAnswer?.url).toBe(url);
});

it('knows the folder that the app is served from, which is not in the call', () => {
  expect(open('/talentboard/boards/b1', undefined, '/talentboard').asked).toEqual([
    'https://api.example.com/v2/api/boards/b1',
  ]);
});

it.each(['/?q=design', '/boards/create', '/boards', '/profile', '/auth', '/comingsoon'])(
  'sends nothing for %s',
  (path) => {
    expect(open(path).asked).toEqual([]);
  },
);

it('sends nothing for a signed-in person, whose calls need a token, except a short link', () => {
  signIn();
  expect(open('/boards/b1').asked).toEqual([]);
  expect(open('/b/abc').asked).toEqual(['https://api.example.com/api/boards/short/abc']);
});

it('sends nothing in the demo', () => {
  expect(open('/', '').asked).toEqual([]);
});

it("preloads the page's code, and for a protected one also the sign-in page's and the identity service's", () => {
  expect(open('/').preloaded).toEqual(['/home.js']);
  document.head.querySelectorAll('link[rel=modulepreload]').forEach((link) => link.remove());
  expect(open('/boards').preloaded).toEqual(['/boards.js', '/auth.js', '/session.js']);
});
