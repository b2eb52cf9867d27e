import { useLayoutEffect } from 'react';
import { PRODUCT } from '../product';

/**
 * Sets the document's title to '{title} · {product}' while the component is mounted, then restores it.
 * @param title if it is empty, null or undefined, the route's title (app/routes.tsx) stays
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
