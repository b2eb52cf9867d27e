import type { ComponentType } from 'react';
import type { IdentityProvider } from '@/identity/identity-provider';
import { paths } from '@/lib/paths';
import { safeStorage } from '@/lib/safe-storage';
import { AccountChooser } from './account-chooser';
import { answerInPage } from './answer-in-page';
import { createChooser } from './chooser';
import { DemoBar } from './demo-bar';
import { createDemoIdentity, type DemoIdentity } from './demo-identity';
import { verifyDemoToken } from './demo-token';
import { createHandlers, createNotFoundHandler } from './handlers/create-handlers';
import { createIndexedDbStore } from './indexed-db-store';
import { seedDb } from './seed/seed-db';
import { startWorker } from './start-worker';

/** Long enough for loading states to be visible, short enough not to annoy. */
const LATENCY_MS = 120;

export interface Demo {
  apiBaseUrl: string;
  loadIdentity: () => Promise<IdentityProvider>;
  /** The demo's bar and account chooser, rendered above the app. */
  Chrome: ComponentType;
}

/** Sets up the whole product in this browser: data, backend and identity service. */
export async function startDemo(): Promise<Demo> {
  const apiBaseUrl = `${window.location.origin}/api`;
  const store = createIndexedDbStore(() => seedDb(new Date()));
  const handlers = [
    ...createHandlers({ apiBaseUrl, store, verifyToken: verifyDemoToken, latencyMs: LATENCY_MS }),
    createNotFoundHandler(apiBaseUrl),
  ];
  answerInPage(handlers, apiBaseUrl, await startWorker(handlers));

  const chooser = createChooser();
  const identity = createDemoIdentity({ store, chooser });

  async function reset() {
    await store.reset();
    await identity.signOut();
    // Last, because signing out writes too. Drafts, marks and settings are stored here; the demo has its origin to
    // itself.
    safeStorage.clear();
    window.location.assign(import.meta.env.BASE_URL);
  }

  return {
    apiBaseUrl,
    loadIdentity: () => Promise.resolve(identity),
    Chrome: () => (
      <>
        <DemoBar onSwitchPerson={() => void switchPerson(identity)} onReset={reset} />
        <AccountChooser chooser={chooser} />
      </>
    ),
  };
}

/**
 * The app follows the identity by watching it. A visitor's app does not watch yet, so it is sent through the
 * sign-in page.
 */
async function switchPerson(identity: DemoIdentity) {
  const isWatched = identity.isWatched();
  const person = await identity.signIn();
  if (person === null || isWatched) return;
  const { pathname, search } = window.location;
  window.location.assign(paths.auth(pathname + search));
}
