import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/use-latest';

interface Draft<T> {
  value: T;
  /** The settled value at the time of typing. */
  over: T;
  /** What the settled value will become, one after the other: what was typed and settled, and has not arrived. */
  expected: readonly T[];
}

/**
 * A value that is typed here and settles elsewhere, usually in the URL, without being stored twice. What was typed
 * counts only for the settled value it was typed over, so after Back the URL wins. When the draft itself settles,
 * nothing typed is lost: the settled value may be written differently (trimmed, or an empty number as the end of
 * the scale), and the person may still be typing.
 * @param settle writes the value `delayMs` after the last keystroke and returns what it settles as; null where it
 * is not accepted, and the typed value stays
 */
export function useTypedValue<T>(
  settled: T,
  settle: (value: T) => T | null,
  delayMs: number,
  isSame: (a: T, b: T) => boolean = Object.is,
) {
  const [draft, setDraft] = useState<Draft<T> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settleDraft = useLatest(() => {
    if (draft === null) return;
    const written = settle(draft.value);
    if (written !== null) setDraft((last) => last && { ...last, expected: [...last.expected, written] });
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  let shown = draft;
  if (draft !== null) {
    const { value, over, expected } = draft;
    const arrived = expected.findIndex((one) => isSame(one, settled));
    // A slow screen may be several values behind; one that equals the last of them is not their arrival.
    if (arrived >= 0 && (expected.length === 1 || !isSame(over, settled))) {
      shown = { value, over: settled, expected: expected.slice(arrived + 1) };
    } else if (!isSame(over, settled) || (expected.length === 0 && isSame(value, settled))) shown = null;
  }
  if (shown !== draft) setDraft(shown);

  return {
    /** What the control shows: the typed value until the settled one has caught up, then the settled one. */
    value: shown === null ? settled : shown.value,
    /** Takes a keystroke; the value settles once typing has stopped. */
    type(value: T) {
      setDraft((last) => ({ value, over: settled, expected: last?.expected ?? [] }));
      clearTimeout(timer.current);
      timer.current = setTimeout(settleDraft, delayMs);
    },
  };
}
