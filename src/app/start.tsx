import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { SignInError } from '@/identity/identity-provider';
import type { Session } from '@/identity/session';
import { hasStoredFirebaseUser } from '@/identity/stored-firebase-user';
import { routerPath, withBase } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { configuration } from '@/lib/configuration';
import { untilIdle } from '@/lib/loading/until-idle';
import { App } from './app';
import { preloadScreen } from './app-routes';
import { persistAuth } from './persist-auth';
import { prefetchedQueries } from './prefetched-queries';
import { reloadWhenBack } from './reload-when-back';
import { replayMissedStorage } from './replay-missed-storage';
import { matchRoute } from './routes';
import { createAppStore, type AppStore, type Platform } from './store';

/** Shown instead of the browser's technical message about a missing chunk. */
const SIGN_IN_NOT_LOADED =
  'Google sign-in could not be loaded. Check your connection and try again, or reload the page.';

/** The real services. Firebase's chunk loads when the session needs it. */
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

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The guard would do the same, but only after the protected screen's code and data have been requested. */
async function redirectVisitor(store: AppStore, { hasStoredUser }: Platform): Promise<void> {
  const { pathname, search, hash } = window.location;
  const path = routerPath(pathname);
  if (matchRoute(path)?.guard === undefined || store.getState().auth.isLoggedIn) return;
  if ((await hasStoredUser?.()) !== false) return;
  window.history.replaceState(null, '', withBase(paths.auth(path + search + hash)));
}

/**
 * Renders the app into #root.
 * @param DemoFrame rendered above the app; the demo's bar
 */
export async function start(platform: Platform, DemoFrame?: ComponentType): Promise<void> {
  // React throws if the root is missing.
  const root = document.getElementById('root') as HTMLElement;
  // Read here and not in `configuration`, so that a build without the variable drops the code. The demo reports no errors.
  const errorReportUrl = import.meta.env.VITE_ERROR_REPORT_URL?.trim();
  const isReporting = errorReportUrl && DemoFrame === undefined;
  if (isReporting) void import('./report-errors').then(({ reportErrors }) => reportErrors(errorReportUrl));
  await window.boot?.refreshed;
  const { store, session } = createAppStore(platform);
  persistAuth(store, session);
  await redirectVisitor(store, platform);
  // The first render replaces the early page, so it needs the screen's code and the same data.
  const queries = prefetchedQueries(store);
  await preloadScreen(routerPath(window.location.pathname));
  await Promise.allSettled(queries.slice(0, window.boot?.drawnFrom ?? 0));
  await Promise.race([Promise.allSettled(queries), wait(QUERIES_WAIT_MS)]);
  if (window.boot) window.boot.isAppStarted = true;
  createRoot(root, isReporting ? { onCaughtError: (error) => reportError(error) } : undefined).render(
    <StrictMode>
      {DemoFrame && <DemoFrame />}
      <App store={store} session={session} />
    </StrictMode>,
  );
  // Not deferred, because the page may enter the back/forward cache before that code has loaded.
  replayMissedStorage();
  reloadWhenBack(store);
  void startDeferred(store, session, platform, Promise.allSettled(queries));
}

/** Enough time to parse responses that have arrived, so that the first render shows them instead of skeletons. */
const QUERIES_WAIT_MS = 50;
/** The longest time that Firebase and the deferred code wait for the first data. */
const DATA_WAIT_MS = 2500;

async function startDeferred(
  store: AppStore,
  identity: Session,
  platform: Platform,
  firstData: Promise<unknown>,
): Promise<void> {
  const { auth, session } = store.getState();
  if (auth.isLoggedIn && session.status === 'unknown') void identity.ensureChecked();
  await Promise.race([firstData, wait(DATA_WAIT_MS)]);
  await untilIdle();
  if (session.status === 'storedToken') void identity.ensureChecked();
  // The current screen works without the deferred code.
  const deferred = await import('./deferred/start-deferred').catch(() => null);
  deferred?.startDeferred(store, identity, platform);
}
