import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from './store';

/**
 * Reloads everything on screen when the network is back, whether it had failed or not.
 * @returns a function that stops this
 */
export function followConnection({ dispatch }: AppStore): () => void {
  return setupListeners(dispatch, (_dispatch, { onOnline }) => {
    const onBack = () => void dispatch(onOnline());
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  });
}
