import { afterEach, beforeEach, expect, vi } from 'vitest';
import { earlyRoutes } from '@/app/early-routes';
import { startOfEarly } from '@/boot/early';
import { startEarly } from '@/boot/early-calls';
import { makeIdToken } from '../e2e/firebase/id-token';

/* Runs index.html's first script, and shows what it requests. */

export const API = 'https://api.example.com/v2/api';
export const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  delete window.early;
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** The routes with a script of their own. */
const WITH_SCRIPT = ['board', 'joinBoard'];

/** Opens the page at this path, with a chunk for every route: '/home.js'. */
export function openEarly(path: string, { apiBaseUrl = API, base = '' } = {}) {
  document.head.replaceChildren();
  window.history.replaceState(null, '', path);
  const routes = earlyRoutes().map((route) => ({
    ...route,
    chunks: [`/${route.name}.js`],
    ...(WITH_SCRIPT.includes(route.name) && { script: `/early-${route.name}.js` }),
  }));
  const early = startOfEarly();
  window.early = early;
  startEarly(early, { apiBaseUrl, base, routes, firebase: { apiKey: 'some-api-key', emulatorUrl: '' } });
  expect(preloaded()).toEqual([]);
  early.preloadFirst?.();
  return { page: document.documentElement.dataset.page, preloaded: preloaded(), asked: asked() };
}

/** The pages' own scripts that have been added. */
export const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
export const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

/** What was sent: the address behind the API base, or else the whole address. */
export const asked = () => sent.mock.calls.map(([url]) => String(url).replace(API, ''));
export const authorizations = () =>
  sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

export const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
export const goodToken = () => makeIdToken(ana, { projectId: 'p' });

/** As redux-persist has stored it. */
export function keep(auth: object) {
  const value = { auth: JSON.stringify(auth), _persist: '{"version":1,"rehydrated":true}' };
  localStorage.setItem('persist:root', JSON.stringify(value));
}
export const keepSignedIn = (accessToken: string | null, uid = 'u1') =>
  keep({ uid, isLoggedIn: true, accessToken, _id: 'p1' });
