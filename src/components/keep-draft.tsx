import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { DraftBox } from '@/lib/draft-box';

const NOT_KEPT = "What you type can't be kept on this device. Send it before you leave the page.";

interface KeepDraftProps<T> {
  box: DraftBox<T>;
  /** Whether there is nothing in the form worth keeping; then nothing is kept. */
  isBlank?: (values: T) => boolean;
}

/**
 * Keeps a Formik form's values in a draft box from the first change on; stands inside the form. Where the device keeps
 * nothing (storage full or blocked) it says so: everything else works.
 */
export function KeepDraft<T>({ box, isBlank }: KeepDraftProps<T>) {
  const { values, dirty } = useFormikContext<T>();
  const hasChanged = useRef(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    // Once changed always kept: a form brought back to how it began must not leave what was typed between.
    if (dirty) hasChanged.current = true;
    if (!hasChanged.current) return;
    if (isBlank?.(values)) box.clear();
    // Only the storage itself can say, when it is tried; mostly the same as before.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    else setIsRefused(!box.write(values));
  }, [box, isBlank, values, dirty]);
  if (!isRefused) return null;
  return (
    <p role="status" className="text-sm text-text-muted">
      {NOT_KEPT}
    </p>
  );
}
