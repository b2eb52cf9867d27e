import { useField } from 'formik';

/** A field of the form around it: its value, its handlers, and its error once it has been touched. */
export function useFormField<T>(name: string) {
  const [input, { error, touched }, { setValue, setTouched }] = useField<T>(name);
  // A list may have an error for each of its entries.
  const text: unknown = Array.isArray(error) ? error[0] : error;
  return {
    input,
    error: touched && typeof text === 'string' ? text : undefined,
    change: (value: T) => void setValue(value),
    // The change has already been validated; validating here would use the values from before it.
    touch: () => void setTouched(true, false),
  };
}
