import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/base-api';
import { SignInError } from '@/identity/identity-provider';
import type { Session } from '@/identity/session';
import { hasStoredFirebaseUser } from '@/identity/stored-firebase-user';
import { routerPath } from '@/lib/addresses/base-path';
import { configuration } from '@/lib/configuration';
import { untilIdle } from '@/lib/loading/until-idle';
import { App } from './app';
import { reloadWhenBack } from './reload-when-back';
import { replayMissedStorage } from './replay-missed-storage';
import { storeEarlyAnswers } from './store-early-answers';
import { preloadPage } from './pages';
import { persistAuth } from './persist-auth';
import { createAppStore, type AppStore, type Platform } from './store';

/** The browser's own message about a lost chunk is not for people. */
const SIGN_IN_NOT_LOADED =
  'Google sign-in could not be loaded. Check your connection and try again, or reload the page.';

/** The real services. Firebase is a chunk of its own, which loads when the session asks for it. */
export function productionPlatform(): Platform {
  return {
    apiBaseUrl: configuration.apiBaseUrl,
    loadIdentity: async () => {
      const { createFirebaseIdentity } = await import('@/identity/firebase-identity').catch(
        (cause: unknown) => {
          throw new SignInError(SIGN_IN_NOT_LOADED, { cause });
        },
      );
      return createFirebaseIdentity(configuration.firebase);
    },
    hasStoredUser: hasStoredFirebaseUser,
  };
}

/** The frame, with its links to other pages, waits no longer than this for the page's code. */
const PAGE_CODE_AT_LATEST_MS = 5_000;

/**
 * Renders the app into #root.
 * @param DemoFrame rendered above the app; the demo's bar
 */
export async function start(platform: Platform, DemoFrame?: ComponentType): Promise<void> {
  // index.html has it; React says so where it is missing.
  const root = document.getElementById('root') as HTMLElement;
  // Uncaught errors, and with them what a boundary has caught. Read here and not in `configuration`, and asked for first:
  // a build without an address has nothing of this.
  const errorReportUrl = import.meta.env.VITE_ERROR_REPORT_URL?.trim();
  // The demo is nobody's deployment.
  const isReporting = errorReportUrl && DemoFrame === undefined;
  if (isReporting) void import('./report-errors').then(({ reportErrors }) => reportErrors(errorReportUrl));
  const { store, session } = createAppStore(platform);
  persistAuth(store, session);
  // The page's own code first, so that the start frame of index.html is replaced by the screen itself and not by a
  // fallback.
  await Promise.race([
    preloadPage(routerPath(window.location.pathname)),
    new Promise((resolve) => setTimeout(resolve, PAGE_CODE_AT_LATEST_MS)),
  ]);
  // What is already shown is among them.
  window.early?.end();
  await storeEarlyAnswers(store);
  createRoot(root, isReporting ? { onCaughtError: (error) => reportError(error) } : undefined).render(
    <StrictMode>
      {DemoFrame && <DemoFrame />}
      <App store={store} session={session} />
    </StrictMode>,
  );
  // From the first moment: the page may be left, and be brought back, before the late parts are here.
  replayMissedStorage();
  reloadWhenBack(store);
  void followWithLateParts(store, session, platform);
}

async function followWithLateParts(store: AppStore, identity: Session, platform: Platform): Promise<void> {
  const { auth, session } = store.getState();
  const check = () => void identity.ensureChecked();
  if (auth.isLoggedIn && session.status === 'unknown') check();
  await untilAnswered(store);
  // Nothing has waited for the service.
  if (session.status === 'storedToken') void untilIdle().then(check);
  await untilIdle();
  // The current screen works without it.
  const late = await import('./late/after-first-paint').catch(() => null);
  late?.afterFirstPaint(store, identity, platform);
}

/** The late parts wait no longer than this for the first answers. */
const ANSWERED_AT_LATEST_MS = 2500;

/** Resolves once no query is pending, so that on a slow line the first data does not have to share it. */
function untilAnswered(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      resolve();
    };
    const look = () => {
      const { queries } = store.getState()[baseApi.reducerPath];
      if (!Object.values(queries).some((query) => query?.status === QueryStatus.pending)) end();
    };
    const unsubscribe = store.subscribe(look);
    setTimeout(end, ANSWERED_AT_LATEST_MS);
    look();
  });
}
