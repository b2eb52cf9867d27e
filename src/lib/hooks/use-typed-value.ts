import { useEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest';

/**
 * The debounced text of a control whose value is stored in the URL. A change from outside, such as Back, replaces the
 * typed value; the control's own write does not, even if it is written differently (trimmed, or '' as 0).
 * @param settle writes the value `delayMs` after the last keystroke and returns it as written; null for an invalid one
 */
export function useTypedValue<T>(
  settled: T,
  settle: (value: T) => T | null,
  delayMs: number,
  isSame: (a: T, b: T) => boolean = Object.is,
) {
  const [typed, setTyped] = useState<{ value: T; settled: T; written: T | null }>({
    value: settled,
    settled,
    written: null,
  });
  let shown = typed;
  if (!isSame(typed.settled, settled)) {
    const isOwn = typed.written !== null && isSame(typed.written, settled);
    shown = { value: isOwn ? typed.value : settled, settled, written: null };
    setTyped(shown);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settleTyped = useLatest(() => {
    if (isSame(shown.value, settled)) return;
    const written = settle(shown.value);
    setTyped((last) => ({ ...last, written }));
  });

  return {
    value: shown.value,
    type(value: T) {
      setTyped((last) => ({ ...last, value }));
      clearTimeout(timer.current);
      timer.current = setTimeout(settleTyped, delayMs);
    },
  };
}
