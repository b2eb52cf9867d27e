import { useLayoutEffect } from 'react';

const PRODUCT = 'Talentboard';

/**
 * Sets the document's title to '{title} · Talentboard' while the component is shown, and then back to what it was.
 * @param title empty, null or undefined leaves the title that the route has (app/routes.ts)
 */
export function useDocumentTitle(title: string | null | undefined): void {
  // Before the next paint, and in the order of the components: the last one on the screen counts.
  useLayoutEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
