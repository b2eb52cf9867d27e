import type { ComponentType } from 'react';
import type { IdentityProvider } from '@/identity/identity-provider';
import { currentPath, withBase } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { safeStorage, tabStorage } from '@/lib/stored/safe-storage';
import { deleteDB } from 'idb';
import { DESK_DATABASE } from '@/lib/desk/desk-signals';
import { AccountChooser, createChooser, type AccountChoice } from './account-chooser';
import { DemoBar } from './demo-bar';
import { DemoStories } from './demo-stories';
import { createDemoIdentity, type DemoIdentity } from './demo-identity';
import { verifyDemoToken } from './demo-token';
import { createHandlers, createNotFoundHandler } from './handlers/create-handlers';
import { createIndexedDbStore } from './indexed-db-store';
import { demoDb } from './seed/seed-db';
import { showRequirements } from './load-demo';
import { startWorker } from './start-worker';

/** Long enough to make loading states visible, short enough not to annoy. */
const LATENCY_MS = 120;

/** Set by a reset. It is completed on the next load, because the app may store data while the page unloads. */
const RESET_KEY = 'talentboard-demo-reset';

export interface Demo {
  apiBaseUrl: string;
  loadIdentity: () => Promise<IdentityProvider>;
  /** The demo's bar and account chooser, rendered above the app. */
  DemoFrame: ComponentType;
}

/** Sets up the demo in this browser: data, backend and identity service. */
export async function startDemo(): Promise<Demo> {
  if (tabStorage.get(RESET_KEY) !== null) {
    tabStorage.remove(RESET_KEY);
    await clearStoredData();
  }
  const apiBaseUrl = `${window.location.origin}/api`;
  const store = createIndexedDbStore(() => demoDb(new Date()));
  const handlers = [
    ...createHandlers({ apiBaseUrl, store, verifyToken: verifyDemoToken, latencyMs: LATENCY_MS }),
    createNotFoundHandler(apiBaseUrl),
  ];
  await Promise.all([store.read(), startWorker(handlers)]).catch(showRequirements);

  const chooser = createChooser();
  const identity = createDemoIdentity(store, chooser);

  async function reset() {
    await store.reset();
    await identity.signOut();
    // Last, because signing out writes to storage.
    await clearStoredData();
    // An open form stores its draft when the page unloads.
    tabStorage.clear();
    tabStorage.set(RESET_KEY, '1');
    window.location.assign(withBase(paths.home()));
  }

  return {
    apiBaseUrl,
    loadIdentity: () => Promise.resolve(identity),
    DemoFrame: () => (
      <>
        <DemoBar onSwitchPerson={() => void switchPerson(identity)} onReset={reset}>
          <DemoStories identity={identity} onStart={(choice, path) => void startAs(identity, choice, path)} />
        </DemoBar>
        <AccountChooser chooser={chooser} />
      </>
    ),
  };
}

/** Deletes drafts, settings and the reviewers' work. The demo doesn't share its origin. */
async function clearStoredData() {
  // If that fails, there is no stored data.
  await deleteDB(DESK_DATABASE).catch(() => undefined);
  safeStorage.clear();
}

/** Signs in through the sign-in page, which creates the account and onboards new users. */
async function startAs(identity: DemoIdentity, choice: AccountChoice, path: string) {
  const openSignIn = () => {
    window.history.pushState(null, '', withBase(paths.auth(path)));
    // The app's router updates as it does for Back and Forward.
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  // The sign-in page redirects a signed-in user at once, so it opens after the previous user has changed. A visitor may
  // be on it with another return path, so for visitors it opens before the sign-in.
  const isVisitor = identity.currentUid() === null;
  if (isVisitor) openSignIn();
  await identity.signInAs(choice);
  if (!isVisitor) openSignIn();
}

/**
 * Lets the user choose another person. An app that watches the identity needs nothing else. A visitor's app doesn't watch
 * it, and only the sign-in page redirects new users to onboarding.
 */
async function switchPerson(identity: DemoIdentity) {
  const choice = await identity.chooseAccount();
  if (choice === null) return;
  if (choice.kind === 'person' && identity.isWatched()) {
    await identity.signInAs(choice);
    return;
  }
  const { pathname, search } = currentPath();
  await startAs(identity, choice, pathname + search);
}
