import { loadCode } from '@/lib/loading/load-code';
import { ANSWERS_DATABASE } from '@/lib/stored/answers-name';
import type { AppStore } from '../store';

/**
 * Keeps the answers of whoever is signed in, or signs in later. For a visitor there is nothing to load, and what is left
 * of somebody whose page was closed while they signed out is removed.
 */
export async function keepAnswersOfPerson(store: AppStore): Promise<void> {
  const isSignedIn = () => store.getState().auth.isLoggedIn;
  if (!isSignedIn()) {
    try {
      indexedDB.deleteDatabase(ANSWERS_DATABASE);
    } catch {
      // This browser has no database.
    }
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!isSignedIn()) return;
        stop();
        resolve();
      });
    });
  }
  try {
    (await loadCode(() => import('./keep-answers'))).keepAnswers(store);
  } catch {
    // Without it nothing is kept.
  }
}
