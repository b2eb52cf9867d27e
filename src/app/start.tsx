import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { refetchOnReturn } from '@/api/base-api';
import { dropPrefetched } from '@/api/prefetched';
import { SignInError } from '@/identity/identity-provider';
import type { Session } from '@/identity/session';
import { routerPath, withBase } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { configuration } from '@/lib/configuration';
import { untilIdle } from '@/lib/loading/idle';
import { App } from './app';
import { preloadScreen } from './app-routes';
import { matchRoute } from './routes';
import { createAppStore, persistAuth, type AppStore, type Platform } from './store';

/** Shown instead of the browser's technical message about a missing chunk. */
const SIGN_IN_NOT_LOADED =
  'We couldn’t load Google sign-in. Check your connection and try again, or reload the page.';
/** Time to parse responses that have arrived, so that the first render shows them instead of skeletons. */
const QUERIES_WAIT_MS = 50;
/** The longest time that Firebase and the deferred code wait for the first data. */
const DATA_WAIT_MS = 2500;

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
  };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts the queries whose responses index.html has requested, in the order of the route table. */
function prefetchedQueries(dispatch: AppStore['dispatch'], path: string): PromiseLike<unknown>[] {
  const route = matchRoute(path);
  return (route?.prefetch?.(route.params) ?? [])
    .filter(({ url }) => window.boot?.prefetched.some((request) => request.url.endsWith(url)))
    .map(({ query }) => dispatch(query({ subscribe: false })));
}

/**
 * Renders the app into #root.
 * @param DemoFrame rendered above the app; the demo's bar
 */
export async function start(platform: Platform, DemoFrame?: ComponentType): Promise<void> {
  // React throws if the root is missing.
  const root = document.getElementById('root') as HTMLElement;
  // Not in `configuration`, so that a build without the variable drops the code. The demo reports no errors.
  const errorReportUrl = import.meta.env.VITE_ERROR_REPORT_URL?.trim();
  const isReporting = errorReportUrl && DemoFrame === undefined;
  if (isReporting) void import('./report-errors').then(({ reportErrors }) => reportErrors(errorReportUrl));
  await window.boot?.refreshed;
  const { store, session } = createAppStore(platform);
  persistAuth(store, session);
  const { pathname, search, hash } = window.location;
  let path = routerPath(pathname);
  // The guard would do the same, but only after the protected screen's code has loaded.
  if (matchRoute(path)?.guard !== undefined && !store.getState().auth.isLoggedIn) {
    window.history.replaceState(null, '', withBase(paths.auth(path + search + hash)));
    path = paths.auth();
  }
  // The first render replaces the early page, so it needs the screen's code and the same data.
  const queries = prefetchedQueries(store.dispatch, path);
  await preloadScreen(path);
  await Promise.allSettled(queries.slice(0, window.boot?.earlyResponseCount ?? 0));
  await Promise.race([Promise.allSettled(queries), wait(QUERIES_WAIT_MS)]);
  if (window.boot) window.boot.isAppStarted = true;
  createRoot(root, isReporting ? { onCaughtError: (error) => reportError(error) } : undefined).render(
    <StrictMode>
      {DemoFrame && <DemoFrame />}
      <App store={store} session={session} />
    </StrictMode>,
  );
  refetchOnReturn(store.dispatch);
  void startDeferred(store, session, Promise.allSettled(queries));
}

async function startDeferred(store: AppStore, session: Session, firstData: Promise<unknown>): Promise<void> {
  const { auth, session: initial } = store.getState();
  if (auth.isLoggedIn && initial.status === 'unknown') void session.ensureChecked();
  await Promise.race([firstData, wait(DATA_WAIT_MS)]);
  await untilIdle();
  if (initial.status === 'storedToken') void session.ensureChecked();
  // The current screen works without the deferred code.
  const deferred = await import('./deferred-shell').catch(() => null);
  if (deferred === null) return;
  dropPrefetched();
  deferred.prefetchLinks(store);
  void deferred.registerServiceWorker(store);
}
