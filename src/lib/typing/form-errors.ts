import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { Schema } from 'yup';

/**
 * The errors of an untouched form, for Formik's `initialErrors`: its submit button is disabled from the first
 * paint, without waiting for a validation.
 */
export function errorsAtStart<T extends FormikValues>(schema: Schema, values: T): FormikErrors<T> {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    return yupToFormErrors<T>(error);
  }
}
