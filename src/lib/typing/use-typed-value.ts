import { useEffect, useRef, useState } from 'react';

interface TypedValue<T> {
  /** What the control shows: the typed value until the settled one has caught up, then the settled one. */
  value: T;
  /** Takes a keystroke; the value settles once typing has stopped. */
  type: (value: T) => void;
}

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
): TypedValue<T> {
  const [draft, setDraft] = useState<Draft<T> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ settled, settle, draft });
  useEffect(() => {
    latest.current = { settled, settle, draft };
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

  function settleDraft() {
    const now = latest.current;
    if (now.draft === null) return;
    const written = now.settle(now.draft.value);
    if (written !== null) setDraft((last) => last && { ...last, expected: [...last.expected, written] });
  }

  return {
    value: shown === null ? settled : shown.value,
    type(value) {
      setDraft((last) => ({ value, over: settled, expected: last?.expected ?? [] }));
      clearTimeout(timer.current);
      timer.current = setTimeout(settleDraft, delayMs);
    },
  };
}
