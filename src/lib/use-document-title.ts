import { useEffect } from 'react';

const PRODUCT = 'Talentboard';

/** Sets the document's title to '{title} · Talentboard' while the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
