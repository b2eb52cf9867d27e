import type { Page } from '@playwright/test';
import { TEST_CONFIGURATION } from '../../build/bundles';
import { AUTH_HOSTS, type AuthService } from './auth-service';
import type { Account } from './id-token';

/** The hosts of Google's that the tests serve. */
export const GOOGLE_HOSTS = [...AUTH_HOSTS, 'apis.google.com', TEST_CONFIGURATION.VITE_FIREBASE_AUTH_DOMAIN];

/** Sent instead of https://apis.google.com/js/api.js: the part of gapi.iframes that firebase/auth uses. */
const GAPI = `
const open = async ({ url }, callback) => {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: url, hidden: true });
  document.body.append(frame);
  return callback({
    restyle: async () => {},
    ping: async (loaded) => new Promise((resolve) => (frame.onload = resolve)).then(loaded),
    register: (_name, handler) => addEventListener('message', ({ origin, data }) => {
      if (origin === new URL(url).origin && data.authEvent) handler(data);
    }),
    // The SDK's callback always throws.
    send: (_name, _data, callback) => Promise.resolve([{ webStorageSupport: true }]).then(callback).catch(() => {}),
  });
};
window.gapi = {
  load: (_feature, { callback }) => callback(),
  iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => ({ open }) },
};
window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** Firebase's `/__/auth/handler` and Google's account chooser in one. The SDK closes the window. */
const chooserPage = (accounts: Account[]) => `<!doctype html><html lang="en"><title>Choose an account</title>
<link rel="icon" href="data:,"><h1>Choose an account</h1>
${accounts.map(({ uid, displayName, email }) => `<button value="${uid}">${displayName} ${email}</button>`).join('')}
<script>
const query = new URLSearchParams(location.search);
onclick = ({ target: { value } }) => opener.postMessage({ authEvent: {
  type: query.get('authType'), eventId: query.get('eventId'), sessionId: 'test-session',
  urlResponse: location.origin + '/__/auth/handler?uid=' + value,
} }, '*');
</script></html>`;

/** Replaces Google's sign-in window. The app uses the real SDK and a real popup. */
export class GoogleWindow {
  readonly #service: AuthService;

  constructor(service: AuthService) {
    this.#service = service;
  }

  /** Responds for the scripts' host and the auth domain. */
  respond(request: Request): Response {
    const send = (body: string, type: string) => new Response(body, { headers: { 'content-type': type } });
    const { pathname } = new URL(request.url);
    if (pathname === '/js/api.js') return send(GAPI, 'text/javascript');
    return send(pathname === '/__/auth/handler' ? chooserPage(this.#service.offered) : '', 'text/html');
  }

  /** @param press presses the app's sign-in button @returns the account chooser that opened */
  async open(page: Page, press: () => Promise<void>): Promise<Page> {
    const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
    await opened.getByRole('heading', { name: 'Choose an account' }).waitFor();
    return opened;
  }

  /** Signs in with this account in the window that `press` opens, and waits until the window is closed. */
  async chooseAccount(page: Page, account: Account, press: () => Promise<void>): Promise<void> {
    this.#service.offered = [account];
    const opened = await this.open(page, press);
    await Promise.all([
      opened.waitForEvent('close'),
      opened.getByRole('button', { name: account.email }).click(),
    ]);
  }
}
