import { string } from 'yup';

interface NumberRules {
  /** NaN where the text is not a number, null where it is blank. */
  read: (text: string) => number | null;
  /** What the field says about a text that is not a number. */
  unreadable: string;
  min: [value: number, says: string];
  max: [value: number, says: string];
  /** What the field says when it is blank; left out where it may be. */
  required?: string;
}

/** The rule of a text field that takes a number. Formik passes empty texts as undefined. */
export function typedNumberSchema({ read, unreadable, min, max, required }: NumberRules) {
  function errorOf(text: string): string | undefined {
    const value = read(text);
    if (value === null) return required;
    if (Number.isNaN(value)) return unreadable;
    if (value < min[0]) return min[1];
    return value > max[0] ? max[1] : undefined;
  }
  return string().test('typed-number', (text = '', { createError }) => {
    const message = errorOf(text);
    return message === undefined || createError({ message });
  });
}

export const SALARY_UNREADABLE = 'Enter one amount, for example 85,000 or 85k';
export const YEARS_UNREADABLE = 'Enter one number, for example 7 or 2.5';
