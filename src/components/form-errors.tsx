import {
  useFormikContext,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikValues,
} from 'formik';
import type { Schema } from 'yup';

/** A submit that failed. */
export interface SubmitFailure {
  /** The server's message; null if it sent none. */
  reason: string | null;
}

/** The last submit of the form, if it failed; null while another one is running. */
export function useSubmitFailure(): SubmitFailure | null {
  const form = useFormikContext();
  const failure = form.status as SubmitFailure | undefined;
  return failure === undefined || form.isSubmitting ? null : failure;
}

/** Why the server rejected the last submit, if it sent a message. */
export function ServerReason() {
  const reason = useSubmitFailure()?.reason ?? null;
  if (reason === null) return null;
  return (
    <p role="alert" className="basis-full text-sm wrap-anywhere text-danger">
      {reason}
    </p>
  );
}

/**
 * The errors of an untouched form, for Formik's `initialErrors`: its submit button is disabled from the first
 * render, without waiting for a validation.
 */
export function errorsAtStart<T extends FormikValues>(schema: Schema, values: T): FormikErrors<T> {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    return yupToFormErrors<T>(error);
  }
}
