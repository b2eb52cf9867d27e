import { string } from 'yup';
import { SALARY_MAX_USD, SALARY_MIN_USD, YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { readYears } from '@/domain/typed-number';
import { isBlank } from '@/domain/text';

interface NumberRules {
  /** NaN where the text is not a number, null where it is blank. */
  read: (text: string) => number | null;
  /** What the field says about a text that is not a number. */
  unreadable: string;
  min: [value: number, says: string];
  max: [value: number, says: string];
  /** What the field says when it is blank; undefined where it may be. */
  required: string | undefined;
}

/** The rule of a text field that takes a number. Formik passes empty texts as undefined. */
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

/** @param required what the field says when it is blank; undefined where it may be */
export const yearsSchema = (required?: string) =>
  typedNumberSchema({
    read: readYears,
    unreadable: 'Enter one number, for example 7 or 2.5',
    min: [YEARS_MIN, `Must be at least ${YEARS_MIN}`],
    max: [YEARS_MAX, `Must be at most ${YEARS_MAX}`],
    required,
  });

/**
 * @param read the reader of the field, in USD
 * @param max how the field writes the highest salary
 */
export const salarySchema = (read: NumberRules['read'], max: string, required?: string) =>
  typedNumberSchema({
    read,
    unreadable: 'Enter one amount, for example 85,000 or 85k',
    min: [SALARY_MIN_USD, 'Salary must be positive'],
    max: [SALARY_MAX_USD, `Salary must be at most ${max}`],
    required,
  });

/** A text that must not look empty. Its length counts without outer spaces. */
export const requiredText = (message: string) =>
  string()
    .transform((text: string) => (isBlank(text) ? '' : text.trim()))
    .required(message);
