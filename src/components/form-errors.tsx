import {
  useFormikContext,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikValues,
} from 'formik';
import type { Schema } from 'yup';

export interface SubmitFailure {
  /** The server's message; null if it sent none. */
  reason: string | null;
}

/** The form's last submit if it failed; null while another one is running. */
export function useSubmitFailure(): SubmitFailure | null {
  const form = useFormikContext();
  const failure = form.status as SubmitFailure | undefined;
  return failure === undefined || form.isSubmitting ? null : failure;
}

/** The server's reason for rejecting the last submit, if it sent a message. */
export function ServerReason() {
  const reason = useSubmitFailure()?.reason ?? null;
  if (reason === null) return null;
  return (
    <p role="alert" className="basis-full text-sm wrap-anywhere text-danger">
      {reason}
    </p>
  );
}

const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** The field that a server's message names by its label or its key. The longest name wins. */
export function fieldNamedIn(message: string, form: HTMLFormElement): HTMLInputElement | undefined {
  const words = wordsOf(message);
  const named = [...form.querySelectorAll('label')].flatMap((label) => {
    const control = label.control as HTMLInputElement | null;
    if (!control?.name) return [];
    const names = [label.textContent, control.name].map(wordsOf);
    return names.filter((name) => words.includes(name)).map((name) => ({ control, length: name.length }));
  });
  return named.sort((a, b) => b.length - a.length)[0]?.control;
}

/**
 * The errors of an untouched form, for Formik's `initialErrors`: the submit button is disabled from the first render,
 * without waiting for validation.
 */
export function errorsAtStart<T extends FormikValues>(schema: Schema, values: T): FormikErrors<T> {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    return yupToFormErrors<T>(error);
  }
}
