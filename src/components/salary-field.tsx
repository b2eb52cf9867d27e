import { useFormikContext } from 'formik';
import { SALARY_MAX_USD, SALARY_MIN_USD } from '@/domain/limits';
import { salaryText } from '@/domain/typed-number';
import { FormSwitch, FormTextField } from './form-fields';

interface SalaryFieldProps {
  label: string;
  /** @returns USD per year; null for a blank text, NaN for an invalid one */
  read: (text: string) => number | null;
}

/**
 * The form's `salary` and `isSalaryHidden`. The hint shows the parsed salary, because '85' and '85,000' have different
 * meanings by field and by country.
 */
export function SalaryField({ label, read }: SalaryFieldProps) {
  const { salary, isSalaryHidden } = useFormikContext<{ salary: string; isSalaryHidden: boolean }>().values;
  const usd = read(salary);
  // NaN fails both comparisons.
  const isValidSalary = usd !== null && usd >= SALARY_MIN_USD && usd <= SALARY_MAX_USD;
  return (
    <FormTextField
      name="salary"
      label={label}
      inputMode="decimal"
      autoComplete="off"
      hint={
        <>
          {isValidSalary && <span className="tabular block text-text">{salaryText(usd)}</span>}
          {isSalaryHidden
            ? 'Not shown on your profile.'
            : 'Everyone who is signed in can see it, unless Private is on.'}
        </>
      }
      aside={<FormSwitch label="Private" name="isSalaryHidden" />}
    />
  );
}
