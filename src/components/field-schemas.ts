import { string } from 'yup';
import { SALARY_MAX_USD, SALARY_MIN_USD, YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { readYears, salaryText } from '@/domain/typed-number';
import { isBlank } from '@/domain/text';

/**
 * The schema of a text field for a number.
 * @param read parses the text: NaN if it is not a number, null if it is blank
 * @param required the error of a blank field; undefined if the field is optional
 */
function typedNumberSchema(
  read: (text: string) => number | null,
  required: string | undefined,
  errorOf: (value: number) => string | undefined,
) {
  // Formik passes empty texts as undefined.
  return string().test('typed-number', (text = '', { createError }) => {
    const value = read(text);
    const message = value === null ? required : errorOf(value);
    return message === undefined || createError({ message });
  });
}

export const yearsSchema = (required?: string) =>
  typedNumberSchema(readYears, required, (years) => {
    if (Number.isNaN(years)) return 'Enter one number, for example 7 or 2.5';
    if (years < YEARS_MIN) return `Must be at least ${YEARS_MIN}`;
    return years > YEARS_MAX ? `Must be at most ${YEARS_MAX}` : undefined;
  });

/** @param read parses the text to USD per year */
export const salarySchema = (read: (text: string) => number | null, required?: string) =>
  typedNumberSchema(read, required, (usd) => {
    if (Number.isNaN(usd)) return 'Enter one amount, for example 85,000 or 85k';
    if (usd < SALARY_MIN_USD) return 'Salary must be positive';
    return usd > SALARY_MAX_USD ? `Salary must be at most ${salaryText(SALARY_MAX_USD)}` : undefined;
  });

/** A required text with at least one visible character. Its length counts without leading and trailing spaces. */
export const requiredText = (message: string) =>
  string()
    .transform((text: string) => (isBlank(text) ? '' : text.trim()))
    .required(message);
