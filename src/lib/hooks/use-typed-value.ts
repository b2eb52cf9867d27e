import { useEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest';

/**
 * The typed text of a control whose value is debounced into the URL. Navigation, such as Back, replaces the text. The
 * control's own write doesn't, even if the URL has another form of it (trimmed, or 0 for '').
 * @param settle writes the value `delayMs` after the last keystroke and returns it as written
 */
export function useTypedValue<T>(
  settled: T,
  settle: (value: T) => T,
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
    const isOwnWrite = typed.written !== null && isSame(typed.written, settled);
    shown = { value: isOwnWrite ? typed.value : settled, settled, written: null };
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
