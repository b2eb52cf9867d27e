import { useSyncExternalStore } from 'react';

let isPrinting = false;

function follow(onChange: () => void): () => void {
  const listen = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', listen);
  window.addEventListener('afterprint', listen);
  return () => {
    window.removeEventListener('beforeprint', listen);
    window.removeEventListener('afterprint', listen);
  };
}

/** @returns whether the page is being printed: paper has no window, so lists must draw all of their rows */
export const useIsPrinting = () => useSyncExternalStore(follow, () => isPrinting);
