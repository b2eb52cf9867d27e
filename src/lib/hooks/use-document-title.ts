import { useLayoutEffect } from 'react';
import { PRODUCT } from '../product';

/**
 * Sets the document's title to '{title} · {product}' while the component is mounted, then restores it.
 * @param title the route's title stays (app/routes.tsx) if this is empty, null or undefined
 */
export function useDocumentTitle(title: string | null | undefined): void {
  // Layout effects run in mount order, so the innermost title wins.
  useLayoutEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
