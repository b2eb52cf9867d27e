import { useEffect, useRef } from 'react';

/**
 * For what finishes later and would then lead somewhere: the person may have gone on by then.
 * @returns tells whether the component is still on screen
 */
export function useStillHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
