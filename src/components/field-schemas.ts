import { string } from 'yup';
import { SALARY_MAX_USD, SALARY_MIN_USD, YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { readYears, salaryText } from '@/domain/typed-number';
import { isBlank } from '@/domain/text';

interface NumberRules {
  /** Parses the text: NaN if it is not a number, null if it is blank. */
  read: (text: string) => number | null;
  /** The error of a text that is not a number. */
  unreadable: string;
  min: [value: number, message: string];
  max: [value: number, message: string];
  /** The error of a blank field; undefined if the field is optional. */
  required: string | undefined;
}

/** The schema of a text field for a number. Formik passes empty texts as undefined. */
function typedNumberSchema({ read, unreadable, min, max, required }: NumberRules) {
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

/** @param required the error of a blank field; undefined if the field is optional */
export const yearsSchema = (required?: string) =>
  typedNumberSchema({
    read: readYears,
    unreadable: 'Enter one number, for example 7 or 2.5',
    min: [YEARS_MIN, `Must be at least ${YEARS_MIN}`],
    max: [YEARS_MAX, `Must be at most ${YEARS_MAX}`],
    required,
  });

/** @param read parses the text to USD per year */
export const salarySchema = (read: NumberRules['read'], required?: string) =>
  typedNumberSchema({
    read,
    unreadable: 'Enter one amount, for example 85,000 or 85k',
    min: [SALARY_MIN_USD, 'Salary must be positive'],
    max: [SALARY_MAX_USD, `Salary must be at most ${salaryText(SALARY_MAX_USD)}`],
    required,
  });

/** A required text with at least one visible character. Its length counts without leading and trailing spaces. */
export const requiredText = (message: string) =>
  string()
    .transform((text: string) => (isBlank(text) ? '' : text.trim()))
    .required(message);
