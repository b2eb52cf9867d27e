import { useFormikContext } from 'formik';

/** A submit that failed. */
export interface SubmitFailure {
  /** The server's reason, in its own words; null where it gave none. */
  reason: string | null;
}

/** The last submit of the form, if it failed; null while another one is running. */
export function useSubmitFailure(): SubmitFailure | null {
  const form = useFormikContext();
  const failure = form.status as SubmitFailure | undefined;
  return failure === undefined || form.isSubmitting ? null : failure;
}
