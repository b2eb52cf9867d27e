import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { DraftBox } from '@/lib/draft-box';

interface KeepDraftProps<T> {
  box: DraftBox<T>;
  /** Whether there is nothing in the form worth keeping; then nothing is kept. */
  isBlank?: (values: T) => boolean;
}

/** Keeps a Formik form's values in a draft box from the first change on; stands inside the form. */
export function KeepDraft<T>({ box, isBlank }: KeepDraftProps<T>) {
  const { values, dirty } = useFormikContext<T>();
  const hasChanged = useRef(false);
  useEffect(() => {
    // Once changed always kept: a form brought back to how it began must not leave what was typed between.
    if (dirty) hasChanged.current = true;
    if (!hasChanged.current) return;
    if (isBlank?.(values)) box.clear();
    else box.write(values);
  }, [box, isBlank, values, dirty]);
  return null;
}
