import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '@/lib/use-latest';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is in sight; a hidden one need not ask the server anything. */
export function useDocumentVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

/** Calls back each time the page comes into sight again. */
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
