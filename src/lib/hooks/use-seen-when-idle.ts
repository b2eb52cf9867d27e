import { useCallback, useState, type RefCallback } from 'react';
import { untilIdle } from '../loading/until-idle';

/**
 * @returns a ref, and whether its element has been in the window and the browser been idle since: the time for what
 * is worth loading for an element only if somebody sees it, and only after everything else
 */
export function useSeenWhenIdle(): [ref: RefCallback<Element>, isSeen: boolean] {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void untilIdle().then(() => setSeen(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen];
}
