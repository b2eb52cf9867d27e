import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from './store';

/**
 * Reloads everything on screen, whether it had failed or not, when the network is back and when the browser brings the
 * page back as it was left.
 * @returns a function that stops this
 */
export function followConnection({ dispatch }: AppStore): () => void {
  return setupListeners(dispatch, (_dispatch, { onOnline }) => {
    const onBack = () => void dispatch(onOnline());
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onBack();
    };
    window.addEventListener('online', onBack);
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('online', onBack);
      window.removeEventListener('pageshow', onReturn);
    };
  });
}
