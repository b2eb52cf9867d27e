import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from './store';

/**
 * Asks anew for everything that is on screen when the network is back, failed or not.
 * @returns stops it
 */
export function followConnection({ dispatch }: AppStore): () => void {
  return setupListeners(dispatch, (_dispatch, { onOnline }) => {
    const onBack = () => void dispatch(onOnline());
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  });
}
