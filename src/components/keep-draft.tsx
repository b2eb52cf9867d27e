import { useFormikContext } from 'formik';
import { useEffect, useReducer, useRef } from 'react';
import type { DraftBox } from '@/lib/draft-box';

const NOT_KEPT = "What you type can't be kept on this device. Send it before you leave the page.";

interface KeepDraftProps<T> {
  box: DraftBox<T>;
  /** Whether there is nothing in the form worth keeping. */
  isBlank?: ((values: T) => boolean) | undefined;
}

/**
 * Keeps a Formik form's values as a draft from the first change on; used inside the form. Where nothing can be
 * stored (storage full or blocked) it says so, and everything else works.
 */
export function KeepDraft<T>({ box, isBlank }: KeepDraftProps<T>) {
  const { values, dirty } = useFormikContext<T>();
  const hasChanged = useRef(false);
  // Only an attempt shows whether the storage works.
  const [isRefused, noteAttempt] = useReducer((_: boolean, isStored: boolean) => !isStored, false);
  useEffect(() => {
    // Once changed, always kept: after a form has been restored to its initial values, an earlier draft must not
    // remain.
    if (dirty) hasChanged.current = true;
    if (!hasChanged.current) return;
    if (isBlank?.(values)) box.clear();
    else noteAttempt(box.write(values));
  }, [box, isBlank, values, dirty]);
  if (!isRefused) return null;
  return (
    <p role="status" className="text-sm text-text-muted">
      {NOT_KEPT}
    </p>
  );
}
