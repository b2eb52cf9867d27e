import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadPage } from './app/pages';
import { reloadOnceWhenChunkIsMissing } from './app/reload-after-deploy';
import { createAppStore, type Platform } from './app/store';
import { configuration } from './lib/configuration';
import './styles/app.css';

/** The real services. Firebase is a chunk of its own, loaded when the session asks for it. */
function productionPlatform(): Platform {
  return {
    apiBaseUrl: configuration.apiBaseUrl,
    loadIdentity: async () => {
      const { createFirebaseIdentity } = await import('./identity/firebase-identity');
      return createFirebaseIdentity(configuration.firebase);
    },
  };
}

async function mount(platform: Platform, Chrome?: ComponentType) {
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
  const { afterFirstPaint } = await import('./app/after-first-paint');
  afterFirstPaint(store);
}

reloadOnceWhenChunkIsMissing();
if (__DEMO__) {
  const { startDemo } = await import('./demo/start-demo');
  const { Chrome, ...platform } = await startDemo();
  await mount(platform, Chrome);
} else {
  void mount(productionPlatform());
}
