import { useFormikContext } from 'formik';
import { useEffect, useReducer, useRef } from 'react';
import type { DraftStorage } from '@/lib/draft-storage';

const NOT_KEPT = "What you type can't be kept on this device. Send it before you leave the page.";

interface SaveDraftProps<T> {
  draftStorage: DraftStorage<T>;
  /** Whether there is nothing in the form worth keeping. */
  isBlank?: ((values: T) => boolean) | undefined;
}

/**
 * Keeps a Formik form's values as a draft from the first change on; used inside the form. Where nothing can be
 * stored (storage full or blocked) it says so, and everything else works.
 */
export function SaveDraft<T>({ draftStorage, isBlank }: SaveDraftProps<T>) {
  const { values, dirty } = useFormikContext<T>();
  const hasChanged = useRef(false);
  // Only an attempt shows whether the storage works.
  const [hasFailed, noteAttempt] = useReducer((_: boolean, isStored: boolean) => !isStored, false);
  useEffect(() => {
    // Once changed, always kept: after a form has been restored to its initial values, an earlier draft must not
    // remain.
    if (dirty) hasChanged.current = true;
    if (!hasChanged.current) return;
    if (isBlank?.(values)) draftStorage.clear();
    else noteAttempt(draftStorage.write(values));
  }, [draftStorage, isBlank, values, dirty]);
  if (!hasFailed) return null;
  return (
    <p role="status" className="text-sm text-text-muted">
      {NOT_KEPT}
    </p>
  );
}
