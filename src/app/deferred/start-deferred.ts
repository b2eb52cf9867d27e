import { dropPrefetched } from '@/api/prefetched';
import type { Session } from '@/identity/session';
import { registerServiceWorker } from '../service-worker';
import type { AppStore, Platform } from '../store';
import { restoreSignIn } from './restore-sign-in';
import { prefetchLinks } from './link-prefetch';

/** Starts what the running app needs but the first screen does not. */
export function startDeferred(store: AppStore, session: Session, platform: Platform): void {
  dropPrefetched();
  prefetchLinks(store);
  void registerServiceWorker(store);
  void restoreSignIn(store, session, platform);
}
