import { useEffect, useRef, useState } from 'react';

interface TypedValue<T> {
  /** What the control shows: the typed value until the settled one has caught up, else the settled one. */
  value: T;
  /** Takes a keystroke; settles once typing has stopped. */
  type: (value: T) => void;
}

/**
 * A value that is typed here and settles elsewhere, mostly in the URL, without being kept twice: what was typed counts
 * only over the settled value it was typed over, so Back shows what the URL says.
 * @param settle writes the value, `delayMs` after the last keystroke; may refuse, then the typed value stays
 */
export function useTypedValue<T>(
  settled: T,
  settle: (value: T) => void,
  delayMs: number,
  isSame: (a: T, b: T) => boolean = Object.is,
): TypedValue<T> {
  const [draft, setDraft] = useState<{ value: T; over: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ settled, settle });
  useEffect(() => {
    latest.current = { settled, settle };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  if (draft !== null && isSame(draft.value, settled)) setDraft(null);
  return {
    value: draft !== null && isSame(draft.over, settled) ? draft.value : settled,
    type(value) {
      setDraft({ value, over: settled });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isSame(latest.current.settled, settled)) latest.current.settle(value);
      }, delayMs);
    },
  };
}
