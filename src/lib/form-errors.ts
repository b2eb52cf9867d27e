import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { Schema } from 'yup';

/**
 * The errors of a form before anything was typed, for Formik's `initialErrors`: its submit button is closed from
 * the first paint and doesn't wait for a validation to run.
 */
export function errorsAtStart<T extends FormikValues>(schema: Schema, values: T): FormikErrors<T> {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    return yupToFormErrors<T>(error);
  }
}
