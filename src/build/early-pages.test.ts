import { afterEach, expect, it, vi } from 'vitest';
import { startEarly } from './early-script';

const PAGES = {
  home: ['/home.js'],
  auth: ['/auth.js'],
  board: ['/board.js'],
  boards: ['/boards.js'],
  joinBoard: ['/join.js'],
  profile: ['/profile.js'],
  shortLink: ['/short.js'],
};

function start(path: string, base = '') {
  window.history.replaceState({}, '', path);
  startEarly('', PAGES, ['/session.js'], base);
  const preloaded = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    (link) => link.getAttribute('href'),
  );
  return { page: document.documentElement.dataset.page, preloaded };
}

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it.each([
  ['/', 'home', ['/home.js']],
  ['/?mode=member', '', ['/home.js']],
  ['/auth', 'auth', ['/auth.js', '/session.js']],
  ['/boards', 'boards', ['/boards.js', '/auth.js', '/session.js']],
  ['/boards/create', '', []],
  ['/boards/1', 'board', ['/board.js']],
  ['/boards/1/review', '', []],
  ['/boards/1/review/send', '', []],
  ['/profile', 'profile', ['/profile.js', '/auth.js', '/session.js']],
  ['/profile/1', 'profile', ['/profile.js', '/auth.js', '/session.js']],
  ['/profiles', '', []],
  ['/board/join/1', 'joinBoard', ['/join.js', '/auth.js', '/session.js']],
  ['/b/short', 'shortLink', ['/short.js']],
  ['/nowhere', '', []],
])('%s shows the frame of %o and preloads its code, also with a trailing slash', (path, page, preloaded) => {
  expect(start(path)).toEqual({ page, preloaded });
  if (path === '/' || path.includes('?')) return;
  document.head.replaceChildren();
  expect(start(`${path}/`)).toEqual({ page, preloaded });
});

it.each([
  ['/talentboard/', 'home'],
  ['/talentboard', 'home'],
  ['/talentboard/boards/1', 'board'],
  ['/talentboard/b/short', 'shortLink'],
  ['/talentboard/nowhere', ''],
])('%s, in a folder of a host, shows the frame of %o', (path, page) => {
  expect(start(path, '/talentboard').page).toBe(page);
  expect(window.location.pathname).toMatch(/^\/talentboard\//);
});

it('preloads the code of a page that somebody is about to open, each file once', () => {
  start('/');
  window.preloadChunks?.('board');
  window.preloadChunks?.('board');
  window.preloadChunks?.('unknown');
  const hrefs = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/home.js', '/board.js']);
});
