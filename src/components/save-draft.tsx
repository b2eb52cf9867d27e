import { useFormikContext } from 'formik';
import { useEffect, useReducer } from 'react';
import type { DraftStorage } from '@/lib/drafts/draft-storage';

const NOT_KEPT = "What you type can't be kept on this device. Send it before you leave the page.";

/**
 * Keeps what was changed in a Formik form as a draft; used inside the form. Where nothing can be
 * stored (storage full or blocked) it says so, and everything else works.
 */
export function SaveDraft<T>({ draftStorage }: { draftStorage: DraftStorage<T> }) {
  const { values } = useFormikContext<T>();
  // Only an attempt shows whether the storage works.
  const [hasFailed, noteAttempt] = useReducer((_: boolean, isStored: boolean) => !isStored, false);
  useEffect(() => noteAttempt(draftStorage.write(values)), [draftStorage, values]);
  if (!hasFailed) return null;
  return (
    <p role="status" className="text-sm text-text-muted">
      {NOT_KEPT}
    </p>
  );
}
