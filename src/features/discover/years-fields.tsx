import { checkYears, typedYears, type TypedYears, type YearsRange } from '@/domain/discover';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { useTypedValue } from '@/lib/typing/use-typed-value';
import { TextField } from '@/ui/field';

const isSameYears = (a: TypedYears, b: TypedYears) => a.min === b.min && a.max === b.max;

interface YearsFieldsProps {
  years: YearsRange;
  /** Called with a valid range. An invalid one stays in the fields with its error. */
  onChange: (years: YearsRange) => void;
}

export function YearsFields({ years, onChange }: YearsFieldsProps) {
  function settle(value: TypedYears): TypedYears | null {
    const checked = checkYears(value);
    if ('errors' in checked) return null;
    onChange(checked.range);
    return typedYears(checked.range);
  }
  const typed = useTypedValue(typedYears(years), settle, SEARCH_DEBOUNCE_MS, isSameYears);
  const checked = checkYears(typed.value);
  const errors = 'errors' in checked ? checked.errors : {};
  return (
    <fieldset>
      <legend className="sr-only">Years of experience</legend>
      <div className="grid grid-cols-2 gap-4">
        {(['min', 'max'] as const).map((end) => (
          <TextField
            key={end}
            label={end === 'min' ? 'Min years' : 'Max years'}
            inputMode="numeric"
            autoComplete="off"
            value={typed.value[end]}
            error={errors[end]}
            onChange={(event) => typed.type({ ...typed.value, [end]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
