import { baseApi } from '@/api/base-api';
import type { AppStore } from './store';

/**
 * Reloads everything on screen, whether it had failed or not, when the network is back and when the browser brings the
 * page back as it was left. RTK's `setupListeners` would bring its handlers of the focus into the first load.
 * @returns a function that stops this
 */
export function reloadWhenBack({ dispatch }: AppStore): () => void {
  const onBack = () => void dispatch(baseApi.internalActions.onOnline());
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onBack();
  };
  window.addEventListener('online', onBack);
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('online', onBack);
    window.removeEventListener('pageshow', onReturn);
  };
}
