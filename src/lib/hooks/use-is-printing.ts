import { useSyncExternalStore } from 'react';
import { listen } from '../listen';

let isPrinting = false;

const follow = (onChange: () => void) =>
  listen(window, ['beforeprint', 'afterprint'], ({ type }) => {
    isPrinting = type === 'beforeprint';
    onChange();
  });

/** @returns whether the page is being printed: paper has no window, so lists must draw all of their rows */
export const useIsPrinting = () => useSyncExternalStore(follow, () => isPrinting);
