import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { AuthService, HostAnswer, HostRequest } from './auth-service';
import type { Account } from './id-token';

const GAPI_STAND_IN = readFileSync(new URL('./gapi-stand-in.js', import.meta.url), 'utf8');

/** The host of the popup's scripts. The project's auth domain serves its pages. */
export const SCRIPT_HOST = 'apis.google.com';

/** Firebase's `/__/auth/iframe`: passes the popup's result on to the app's page. */
const IFRAME_PAGE = `<!doctype html><title>Auth iframe</title><script>
let app;
const waiting = [];
const send = (authEvent) => (app ? app.send('authEvent', { type: 'authEvent', authEvent }) : waiting.push(authEvent));
addEventListener('message', (event) => {
  if (event.origin === location.origin && event.data && event.data.testAuthEvent) send(event.data.testAuthEvent);
});
window.gapi_onload = () => gapi.load('gapi.iframes', () => {
  app = gapi.iframes.getContext().getParentIframe();
  app.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
  send({ type: 'unknown', error: { code: 'auth/no-auth-event' } });
  waiting.splice(0).forEach(send);
});
</script><script src="https://apis.google.com/js/api.js"></script>`;

/** Firebase's `/__/auth/handler` and Google's account chooser in one. The SDK closes the window itself. */
const chooserPage = (accounts: Account[]) => `<!doctype html><html lang="en"><title>Choose an account</title>
<link rel="icon" href="data:,">
<h1>Choose an account</h1><ul></ul><button id="decline">Decline</button><script>
const query = new URLSearchParams(location.search);
const base = { type: query.get('authType'), eventId: query.get('eventId'), sessionId: 'test-session', urlResponse: null, postBody: null, tenantId: null, error: null };
function finish(outcome) {
  for (let i = 0; opener && i < opener.frames.length; i += 1) {
    const frame = opener.frames[i];
    try {
      if (frame.location.pathname === '/__/auth/iframe') frame.postMessage({ testAuthEvent: { ...base, ...outcome } }, location.origin);
    } catch {
      // Another origin's frame.
    }
  }
}
for (const account of ${JSON.stringify(accounts).replace(/</g, '\\u003c')}) {
  const button = document.createElement('button');
  button.textContent = account.displayName + ' ' + account.email;
  button.onclick = () => finish({ urlResponse: location.origin + '/__/auth/handler?uid=' + encodeURIComponent(account.uid) });
  const item = document.createElement('li');
  item.append(button);
  document.querySelector('ul').append(item);
}
document.getElementById('decline').onclick = () => finish({
  sessionId: null,
  error: { code: 'auth/user-cancelled', message: 'The user did not grant your application the permissions it requested.' },
});
</script></html>`;

/** Replaces Google's sign-in window. The app uses the real SDK and a real popup. */
export class GooglePopup {
  readonly #accounts: Account[] = [];

  constructor(service: AuthService) {
    service.whoSignsIn = (requestUri) =>
      this.#accounts.find(({ uid }) => uid === requestUri.searchParams.get('uid'));
  }

  /** Sets the accounts that the next windows offer. */
  offer(...accounts: Account[]): void {
    const known = new Set(this.#accounts.map(({ uid }) => uid));
    this.#accounts.push(...accounts.filter(({ uid }) => !known.has(uid)));
  }

  /** Handles requests to the scripts' host and to the auth domain. */
  answer({ url: { pathname } }: HostRequest): HostAnswer {
    const page = (body: string) => ({ status: 200, headers: { 'content-type': 'text/html' }, body });
    if (pathname === '/__/auth/iframe') return page(IFRAME_PAGE);
    if (pathname === '/__/auth/handler') return page(chooserPage(this.#accounts));
    if (pathname !== '/js/api.js') return null;
    return { status: 200, headers: { 'content-type': 'text/javascript' }, body: GAPI_STAND_IN };
  }

  /** @param press presses the app's sign-in button @returns the account chooser that opened */
  async open(page: Page, press: () => Promise<void>): Promise<Page> {
    const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
    await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
    return popup;
  }

  /** Signs in with this account in the window that `press` opens, and waits until the window is closed. */
  async chooseAccount(page: Page, account: Account, press: () => Promise<void>): Promise<void> {
    this.offer(account);
    const popup = await this.open(page, press);
    await Promise.all([
      popup.waitForEvent('close'),
      popup.getByRole('button', { name: account.email }).click(),
    ]);
  }

  /** Declines the sign-in in the window that `press` opens. */
  async decline(page: Page, press: () => Promise<void>): Promise<void> {
    const popup = await this.open(page, press);
    await popup.getByRole('button', { name: 'Decline' }).click();
  }

  /** Closes the window that `press` opens. */
  async dismiss(page: Page, press: () => Promise<void>): Promise<void> {
    const popup = await this.open(page, press);
    await popup.close();
  }
}
