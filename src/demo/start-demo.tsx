import type { ComponentType } from 'react';
import type { IdentityProvider } from '@/identity/identity-provider';
import { currentPath, withBase } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { safeStorage, tabStorage } from '@/lib/stored/safe-storage';
import { deleteDatabase } from '@/lib/stored/stored-database';
import { DESK_DATABASE } from '@/lib/desk/review-database';
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

/** Long enough for loading states to be visible, short enough not to annoy. */
const LATENCY_MS = 120;

/** Set by a reset, which is completed when the page is loaded again: something may be stored while it is left. */
const RESET_KEY = 'talentboard-demo-reset';

export interface Demo {
  apiBaseUrl: string;
  loadIdentity: () => Promise<IdentityProvider>;
  /** The demo's bar and account chooser, rendered above the app. */
  DemoFrame: ComponentType;
}

/** Sets up the whole product in this browser: data, backend and identity service. */
export async function startDemo(): Promise<Demo> {
  if (tabStorage.get(RESET_KEY) !== null) {
    tabStorage.remove(RESET_KEY);
    await forgetEverything();
  }
  const apiBaseUrl = `${window.location.origin}/api`;
  const store = createIndexedDbStore(() => demoDb(new Date()));
  const handlers = [
    ...createHandlers({ apiBaseUrl, store, verifyToken: verifyDemoToken, latencyMs: LATENCY_MS }),
    createNotFoundHandler(apiBaseUrl),
  ];
  await startWorker(handlers).catch(showRequirements);

  const chooser = createChooser();
  const identity = createDemoIdentity(store, chooser);

  async function reset() {
    await store.reset();
    await identity.signOut();
    // Last, because signing out writes too.
    await forgetEverything();
    // A form that is open keeps its draft once more when the page is left.
    tabStorage.clear();
    tabStorage.set(RESET_KEY, '1');
    window.location.assign(withBase(paths.home()));
  }

  return {
    apiBaseUrl,
    loadIdentity: () => Promise.resolve(identity),
    DemoFrame: () => (
      <>
        <DemoBar onSwitchPerson={() => void switchPerson(identity)} onReset={reset} />
        <DemoStories identity={identity} onStart={(choice, path) => void startAs(identity, choice, path)} />
        <AccountChooser chooser={chooser} />
      </>
    ),
  };
}

/** Drafts, settings and the reviewers' work; the demo has its origin to itself. */
async function forgetEverything() {
  // If that fails, nothing is stored.
  await deleteDatabase(DESK_DATABASE).catch(() => undefined);
  safeStorage.clear();
}

/**
 * Through the sign-in page, which reports the sign-in to the backend and onboards new people. The page is not loaded
 * again: where storage is refused, nobody would be signed in after that, and all data would be new.
 */
async function startAs(identity: DemoIdentity, choice: AccountChoice, path: string) {
  const openSignIn = () => {
    window.history.pushState(null, '', withBase(paths.auth(path)));
    // The app's router follows the address as it does with Back and Forward.
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  // It leads on whoever is signed in, so the person before must not come by, and a visitor not without the path.
  const isVisitor = identity.currentUid() === null;
  if (isVisitor) openSignIn();
  await identity.signInAs(choice);
  if (!isVisitor) openSignIn();
}

/**
 * The app follows the identity by watching it. A visitor's app does not watch yet, and on an open page nothing would
 * lead somebody new to onboarding.
 */
async function switchPerson(identity: DemoIdentity) {
  const choice = await identity.askWho();
  if (choice === null) return;
  if (choice.kind === 'person' && identity.isWatched()) {
    await identity.signInAs(choice);
    return;
  }
  const { pathname, search } = currentPath();
  await startAs(identity, choice, pathname + search);
}
