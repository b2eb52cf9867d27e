import type { Boot } from '@/api/prefetched';
import type { Prefetch } from '@/app/routes';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { refreshStoredToken, tokenAddress, type FirebaseTokens } from '@/identity/refresh-stored-token';
import { readStoredAuth } from '@/identity/stored-auth';
import { isUsableToken } from '@/identity/usable-token';
import { PRODUCT } from '@/lib/product';

export interface BootOptions {
  /** A URL or a path of the app's host, without a trailing slash; '' in the demo, whose backend runs in the page. */
  apiBaseUrl: string;
  /** The app's folder, without a trailing slash. */
  base: string;
  firebase?: FirebaseTokens;
  /** The route table, in matching order. */
  routes: BootRoute[];
}

export interface BootRoute {
  name: string;
  /** A regular expression; its groups are named after the parameters. */
  pattern: string;
  isGuarded: boolean;
  /** A URL contains parameters as their names between double underscores. */
  requests: Omit<Prefetch, 'query'>[];
  /** The URLs of the screen's code. */
  chunks: string[];
  /** The URL of the script that renders the early page. */
  script?: string | undefined;
}

/** The longest time that the app waits for a refreshed token. */
const TOKEN_TIMEOUT_MS = 3000;
const SLOW_AFTER_MS = 20_000;

/** Query parameters that other sites append to links. */
const CAMPAIGN = /^(utm|mc)_|clk?id$|^ref$/;

const options = JSON.parse(document.getElementById('boot-options')?.textContent ?? '') as BootOptions;
const { base, firebase, routes } = options;
const apiBaseUrl = options.apiBaseUrl.startsWith('/')
  ? location.origin + options.apiBaseUrl
  : options.apiBaseUrl;
const { documentElement: html, head } = document;

// Some hosts don't add the trailing slash that the router needs.
if (base !== '' && location.pathname === base)
  history.replaceState(null, '', `${base}/${location.search}${location.hash}`);

const path = location.pathname.slice(base.length);
const route = routes.find(({ pattern }) => new RegExp(pattern).test(path));
const params = new RegExp(route?.pattern ?? '').exec(path)?.groups ?? {};
// Selects the skeleton (styles/app.css). The member search has none.
html.dataset.page = (!location.search.includes('mode=member') && route?.name) || '';

const { isLoggedIn, uid, accessToken } = readStoredAuth();
if (isLoggedIn) html.dataset.account = '';
/** The token, if it is usable. Reads the account again, because another tab may have changed it. */
const usable = (token: string | null) =>
  isUsableToken(token, readStoredAuth().uid, Date.now()) ? token : null;

const addLink = (rel: string, href: string) =>
  head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));

// A guarded page redirects visitors to the sign-in page.
const targetRoute = route?.isGuarded && !isLoggedIn ? routes.find(({ name }) => name === 'auth') : route;
const addPreloads = () => targetRoute?.chunks.forEach((chunk) => addLink('modulepreload', chunk));

const boot: Boot = {
  prefetched: [],
  token: usable(accessToken),
  refreshed: Promise.resolve(),
  preload: () => requestAnimationFrame(() => setTimeout(addPreloads)),
};
window.boot = boot;

function sendRequests(): void {
  const hasPlainUrl = [...new URLSearchParams(location.search).keys()].every((name) => CAMPAIGN.test(name));
  for (const { url, needsToken, isPublic, needsPlainUrl } of route?.requests ?? []) {
    const token = isPublic ? null : boot.token;
    const hasAllParameters = [...url.matchAll(/__(\w+?)__/g)].every(([, name = '']) => params[name]);
    if (!hasAllParameters || (needsPlainUrl && !hasPlainUrl)) continue;
    if (token === null && !isPublic && (needsToken || isLoggedIn)) continue;
    const { href } = new URL(
      (isPublic ? new URL(apiBaseUrl).origin : apiBaseUrl) +
        // Parameters keep the encoding of the page's URL.
        url.replace(/__(\w+?)__/g, (_match, name: string) => params[name] ?? ''),
    );
    const headers = {
      Accept: 'application/json',
      ...(!isPublic && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    };
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = fetch(href, { headers, cache: 'no-cache', signal });
    response.catch(() => undefined);
    boot.prefetched.push({ url: href, token, response });
  }
}

if (apiBaseUrl !== '' && (isLoggedIn || !route?.isGuarded)) {
  if (firebase && uid !== null && boot.token === null) {
    addLink('preconnect', new URL(tokenAddress(firebase)).origin);
    addLink('preconnect', apiBaseUrl);
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, TOKEN_TIMEOUT_MS, null));
    boot.refreshed = Promise.race([refreshStoredToken(uid, firebase), timeout])
      .then((token) => {
        boot.token = usable(token);
      })
      .catch(() => undefined)
      .then(sendRequests);
  } else sendRequests();
  if (route?.script)
    head.append(
      Object.assign(document.createElement('script'), { src: route.script, fetchPriority: 'high' }),
    );
}
// Otherwise the early page does, once it has rendered.
if (targetRoute?.script === undefined) boot.preload();

/** Shows a message with a reload button, unless the app has rendered. */
function showStartError(text: string): void {
  const bar = document.querySelector('#root [data-skeleton=shell] > :first-child');
  if (!bar) return;
  html.dataset.page = '';
  while (bar.nextSibling) bar.nextSibling.remove();
  const message = Object.assign(document.createElement('div'), { className: 'start-error' });
  message.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), { textContent: 'Reload' });
  button.onclick = () => location.reload();
  message.append(Object.assign(document.createElement('p'), { textContent: text }), button);
  bar.after(message);
}
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      showStartError(`${PRODUCT} could not be loaded. Check your connection and reload the page.`);
  },
  true,
);
setTimeout(
  () => showStartError('This takes longer than usual. Check your connection, or reload the page.'),
  SLOW_AFTER_MS,
);
