import { useSyncExternalStore } from 'react';

const TWO = '(min-width: 40rem)';
const THREE = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const queries = [window.matchMedia(TWO), window.matchMedia(THREE)];
  queries.forEach((query) => query.addEventListener('change', onChange));
  return () => queries.forEach((query) => query.removeEventListener('change', onChange));
}

const read = () => (window.matchMedia(THREE).matches ? 3 : window.matchMedia(TWO).matches ? 2 : 1);

/** The number of columns of the card grid at the current window width. */
export function useGridColumns(): number {
  return useSyncExternalStore(subscribe, read);
}
