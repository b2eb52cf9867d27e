import { afterEach, beforeEach, vi } from 'vitest';
import { routeNames, routes } from '@/app/routes';
import { routeRegExp, requestsOf, type Route } from '@/build/boot-routes';
import { makeIdToken } from '../e2e/firebase/id-token';

/* Runs the inline script of index.html, and records its requests. */

const API = 'https://api.example.com/v2/api';
export const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  delete window.boot;
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** Opens the page at this path, with a chunk for every route ('/home.js') and a script for a board. */
export async function openBoot(path: string, { apiBaseUrl = API, base = '' } = {}): Promise<void> {
  document.head.replaceChildren();
  sent.mockClear();
  window.history.replaceState(null, '', path);
  const options = {
    apiBaseUrl,
    base,
    firebase: { apiKey: 'some-api-key', emulatorUrl: '' },
    routes: routeNames.map((name) => ({
      name,
      pattern: routeRegExp(routes[name].path),
      isGuarded: routes[name].guard !== undefined,
      requests: requestsOf(routes[name] as unknown as Route),
      chunks: [`/${name}.js`],
      ...(name === 'board' && { script: '/early-board.js' }),
    })),
  };
  document.body.innerHTML =
    '<div id="root"><div data-skeleton="shell"><nav></nav><div class="skeleton"></div></div></div>';
  const data = Object.assign(document.createElement('script'), {
    id: 'boot-options',
    type: 'application/json',
  });
  data.textContent = JSON.stringify(options);
  document.body.append(data);
  vi.resetModules();
  await import('@/boot/inline-script');
}

const hrefsOf = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
export const scripts = () => hrefsOf('script', 'src');
export const preloaded = () => hrefsOf('link[rel=modulepreload]', 'href');

/** The requested URLs, below the API base. */
export const requested = () => sent.mock.calls.map(([url]) => String(url).replace(API, ''));
export const authorizations = () =>
  sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

export const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
export const goodToken = () => makeIdToken(ana, { projectId: 'p' });

/** Stores the auth state in redux-persist's format. */
export function storeAuth(auth: object) {
  const value = { auth: JSON.stringify(auth), _persist: '{"version":1,"rehydrated":true}' };
  localStorage.setItem('persist:root', JSON.stringify(value));
}
export const storeSignedIn = (accessToken: string | null, uid = 'u1') =>
  storeAuth({ uid, isLoggedIn: true, accessToken, _id: 'p1' });
