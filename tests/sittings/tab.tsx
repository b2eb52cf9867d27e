import { createRoot, type Root } from 'react-dom/client';
import { App } from '@/app/app';
import { createAppStore } from '@/app/store';
import { signedIn, signedOut } from '@/identity/auth-slice';
import type { Identity } from '@/identity/identity-provider';
import { toastStore } from '@/ui/toasts/toast-store';
import { takeNotices } from '@/ui/toasts/notice-store';
import { API_BASE_URL } from '@kit/api-store';
import { createTestIdentity } from '@kit/test-identity';
import { asPage, type Page } from './page';

/** Who is signed in on the device, for all its tabs. */
export interface SharedIdentity {
  person: Identity | null;
  /** Who chooses an account next. */
  next: Identity | null;
  report: (person: Identity | null) => void;
}

/** A page of the app in a tab: its store goes on in the background, what it shows is there only while it is looked at. */
export interface TabPage {
  /** What its code runs as. Apart from the rest, because promises that outlive a page keep it. */
  page: Page;
  show: () => void;
  hide: () => void;
  /** Reload or crash: nothing of it goes on. */
  end: () => void;
  report: (person: Identity | null) => void;
  uid: () => string | null;
}

type Kept = Record<string, string>;
const contentsOf = (storage: Storage): Kept => ({ ...(storage as unknown as Kept) });

export function openPage(path: string, historyState: unknown, shared: SharedIdentity): TabPage {
  const page: Page = { isAlive: true };
  const inside = <T,>(run: () => T): T => asPage(page, run);
  let root: Root | null = null;
  let container: HTMLElement | null = null;
  let address = { path, state: historyState };
  let local: Kept = contentsOf(localStorage);
  let session: Kept = {};

  const identity = createTestIdentity(shared.person);
  const report = identity.report;
  identity.signOut = async () => shared.report(null);
  identity.signIn = async () => {
    shared.report(shared.next);
    return shared.next;
  };

  /** Of what other tabs have changed meanwhile. */
  function hearOfStorage() {
    const now = contentsOf(localStorage);
    for (const key of new Set([...Object.keys(local), ...Object.keys(now)])) {
      const [oldValue, newValue] = [local[key] ?? null, now[key] ?? null];
      if (oldValue === newValue) continue;
      window.dispatchEvent(
        new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }),
      );
    }
  }
  function unmount() {
    // In the background it shows nothing, and what is shown is another tab's.
    if (root === null) return;
    root.unmount();
    container?.remove();
    root = null;
    container = null;
    document.body.replaceChildren();
    toastStore.set([]);
    takeNotices();
  }

  const tab: TabPage = {
    page,
    show: () =>
      inside(() => {
        hearOfStorage();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
        history.replaceState(address.state, '', address.path);
        container = document.createElement('div');
        document.body.append(container);
        root = createRoot(container);
        root.render(<App store={store} session={app.session} />);
      }),
    hide: () =>
      inside(() => {
        address = { path: location.pathname + location.search, state: history.state as unknown };
        unmount();
        local = contentsOf(localStorage);
        session = contentsOf(sessionStorage);
      }),
    end: () =>
      inside(() => {
        window.dispatchEvent(new Event('pagehide'));
        page.isAlive = false;
        unmount();
        // Its timers and subscriptions end, as those of a page that is gone; what they write goes nowhere.
        store.dispatch(signedOut({ reason: 'reported' }));
        toastStore.set([]);
      }),
    report: (person: Identity | null) => inside(() => report(person)),
    uid: () => store.getState().auth.uid,
  };
  const app = inside(() =>
    createAppStore({
      apiBaseUrl: API_BASE_URL,
      loadIdentity: () => Promise.resolve(identity),
      retryDelaysMs: [],
    }),
  );
  const { store } = app;
  inside(() => {
    if (shared.person !== null) store.dispatch(signedIn(shared.person));
  });
  return tab;
}
