import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { configuration } from '@/lib/configuration';
import { App } from './app';
import { preloadPage } from './pages';
import { createAppStore, type Platform } from './store';

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
  createRoot(root).render(
    <StrictMode>
      {Chrome && <Chrome />}
      <App store={store} session={session} />
    </StrictMode>,
  );
  const { afterFirstPaint } = await import('./after-first-paint');
  afterFirstPaint(store);
}
