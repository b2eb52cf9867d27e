import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '@/lib/use-latest';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is visible; a hidden one need not call the server. */
export function useDocumentVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

/** Calls back each time the page becomes visible again. */
export function useReturnToPage(onReturn: () => void): void {
  const callBack = useLatest(onReturn);
  useEffect(
    () =>
      subscribe(() => {
        if (document.visibilityState === 'visible') callBack();
      }),
    [callBack],
  );
}
