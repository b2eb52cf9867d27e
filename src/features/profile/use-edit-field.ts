import { useFormikContext } from 'formik';
import type { EditProfileValues } from './edit-profile-schema';

type PlainField = Exclude<keyof EditProfileValues, 'fields' | 'links' | 'next'>;

/** The props of a plain input of the edit form: its value, its handlers, and its error once it has been touched. */
export function useEditField() {
  const { getFieldProps, errors, touched } = useFormikContext<EditProfileValues>();
  return (name: PlainField) => {
    const error = errors[name];
    return {
      ...getFieldProps<string>(name),
      error: touched[name] && typeof error === 'string' ? error : undefined,
    };
  };
}
