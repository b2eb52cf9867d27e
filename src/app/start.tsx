import { StrictMode, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/base-api';
import { boardsApi } from '@/api/boards';
import { SignInError } from '@/identity/identity-provider';
import { configuration } from '@/lib/configuration';
import { loadCode } from '@/lib/load-code';
import { checkForNewVersion } from '@/lib/new-version';
import { untilIdle } from '@/lib/until-idle';
import { App } from './app';
import { endEarlyBoards } from './early-boards';
import { preloadPage } from './pages';
import { createAppStore, type AppStore, type Platform } from './store';

const { searchBoards } = boardsApi.endpoints;

/** What the browser says of a lost chunk is not for people. */
const SIGN_IN_NOT_LOADED =
  'Google sign-in could not be loaded. Check your connection and try again, or reload the page.';

/** The real services. Firebase is a chunk of its own, loaded when the session asks for it. */
export function productionPlatform(): Platform {
  return {
    apiBaseUrl: configuration.apiBaseUrl,
    loadIdentity: async () => {
      const { createFirebaseIdentity } = await loadCode(() => import('@/identity/firebase-identity')).catch(
        (cause: unknown) => {
          throw new SignInError(SIGN_IN_NOT_LOADED, { cause });
        },
      );
      return createFirebaseIdentity(configuration.firebase);
    },
  };
}

/** The frame, with its ways to other pages, waits no longer than this for a page's code. */
const PAGE_CODE_AT_LATEST_MS = 5_000;

/**
 * Runs the app in #root.
 * @param Chrome stands above the app; the demo's bar
 */
export async function start(platform: Platform, Chrome?: ComponentType): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const { store, session } = createAppStore(platform);
  // The page's own code first, so that the start frame of index.html gives way to the screen itself and not to a fallback.
  await Promise.race([
    preloadPage(window.location.pathname),
    new Promise((resolve) => setTimeout(resolve, PAGE_CODE_AT_LATEST_MS)),
  ]);
  // Boards that are shown already are in the app's first frame too, and who has tabbed to one stays there.
  if (endEarlyBoards()) await store.dispatch(searchBoards.initiate({ searchTerm: '' }, { subscribe: false }));
  const focused = document.activeElement?.getAttribute('href') ?? null;
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        {Chrome && <Chrome />}
        <App store={store} session={session} />
      </StrictMode>,
    ),
  );
  if (focused !== null) {
    root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
  void followWithLateParts(store);
}

/** What is missing because the server did not answer is asked for again after this time; the browser calls that online. */
const AGAIN_MS = 30_000;

/** Never fails: the screen that is shown works without. */
async function followWithLateParts(store: AppStore): Promise<void> {
  await untilAnswered(store);
  for (;;) {
    await untilIdle();
    try {
      const { afterFirstPaint } = await loadCode(() => import('./after-first-paint'));
      return afterFirstPaint(store);
    } catch {
      await checkForNewVersion();
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, AGAIN_MS);
      });
    }
  }
}

/** Nobody waits for longer than this for what comes after the first answers: a slow server gets no slower screen. */
const ANSWERED_AT_LATEST_MS = 2500;

/** Resolves once nothing is being asked for: on a slow line the first data come alone. */
function untilAnswered(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { queries } = store.getState()[baseApi.reducerPath];
      if (Object.values(queries).some((query) => query?.status === QueryStatus.pending)) return;
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(look);
    const timer = setTimeout(() => {
      unsubscribe();
      resolve();
    }, ANSWERED_AT_LATEST_MS);
    look();
  });
}
