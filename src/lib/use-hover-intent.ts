import { useEffect, useRef } from 'react';

/** A pointer that stays this long is on its way to a click; one that crosses is not. */
const HOVER_INTENT_MS = 80;

/** Handlers that call `act` when a pointer rests on the element or the focus comes into it. */
export function useHoverIntent(act: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (act === undefined) return {};
  return {
    onPointerEnter: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, HOVER_INTENT_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: act,
  };
}
