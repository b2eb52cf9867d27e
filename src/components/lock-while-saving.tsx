import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormLock } from '@/ui/form-lock';

/** Around the fields of a Formik form: what is being sent cannot be changed until the answer is there. */
export function LockWhileSaving({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return <FormLock value={isSubmitting}>{children}</FormLock>;
}
