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

/** Why the server refused the last submit; nothing where it gave no reason. */
export function ServerReason() {
  const reason = useSubmitFailure()?.reason ?? null;
  if (reason === null) return null;
  return (
    <p role="alert" className="basis-full text-sm wrap-anywhere text-danger">
      {reason}
    </p>
  );
}
