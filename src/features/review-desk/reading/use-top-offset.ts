import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Sets --desk-top on an element: how far below the page's top it begins, in px. Before the first paint. */
export function useTopOffset<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element === null) return;
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--desk-top', `${top}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return ref;
}
