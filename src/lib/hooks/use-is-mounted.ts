import { useEffect, useRef } from 'react';

/** @returns a function that returns whether the component is mounted, for async code that navigates */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
