import { StrictMode, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { boardsApi } from '@/api/boards';
import { configuration } from '@/lib/configuration';
import { App } from './app';
import { endEarlyBoards } from './early-boards';
import { preloadPage } from './pages';
import { createAppStore, type Platform } from './store';

const { searchBoards } = boardsApi.endpoints;

/** The real services. Firebase is a chunk of its own, loaded when the session asks for it. */
export function productionPlatform(): Platform {
  return {
    apiBaseUrl: configuration.apiBaseUrl,
    loadIdentity: async () => {
      const { createFirebaseIdentity } = await import('@/identity/firebase-identity');
      return createFirebaseIdentity(configuration.firebase);
    },
  };
}

/**
 * Runs the app in #root.
 * @param Chrome stands above the app; the demo's bar
 */
export async function start(platform: Platform, Chrome?: ComponentType): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const { store, session } = createAppStore(platform);
  // The page's own code first, so that the start frame of index.html gives way to the screen itself and not to a fallback.
  await preloadPage(window.location.pathname);
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
  await untilIdle();
  const { afterFirstPaint } = await import('./after-first-paint');
  afterFirstPaint(store);
}

/** Nobody waits for longer than this for what comes after the first paint. */
const IDLE_AT_LATEST_MS = 2000;

/** The first data, which are mostly there already, are drawn before anything else is fetched. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(resolve, 300);
  });
}
