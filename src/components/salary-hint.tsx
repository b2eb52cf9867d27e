import { SALARY_MAX_USD, SALARY_MIN_USD } from '@/domain/limits';
import { salaryText } from '@/domain/salary';

interface SalaryHintProps {
  /** As read from the field: null where it is blank, NaN where it can't be read. */
  usd: number | null;
  /** Who will see it. */
  note: string;
}

/** Says below a salary field how it was understood, because '85' and '85,000' differ by field and by country. */
export function SalaryHint({ usd, note }: SalaryHintProps) {
  // False for NaN.
  const isSalary = usd !== null && usd >= SALARY_MIN_USD && usd <= SALARY_MAX_USD;
  return (
    <>
      {isSalary && <span className="tabular block text-text">{salaryText(usd)}</span>}
      {note}
    </>
  );
}
