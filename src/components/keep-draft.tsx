import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { DraftBox } from '@/lib/draft-box';

/** Keeps a Formik form's values in a draft box from the first change on; stands inside the form. */
export function KeepDraft<T>({ box }: { box: DraftBox<T> }) {
  const { values, dirty } = useFormikContext<T>();
  useEffect(() => {
    if (dirty) box.write(values);
  }, [box, values, dirty]);
  return null;
}
