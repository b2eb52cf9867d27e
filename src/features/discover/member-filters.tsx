import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  checkYears,
  countFilters,
  NO_FILTER,
  typedYears,
  type MemberFilter,
  type TypedYears,
  type YearsRange,
} from '@/domain/discover';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { ROLE_OPTIONS } from '@/domain/profile-options';
import { cn } from '@/lib/cn';
import { useTypedValue } from '@/lib/hooks/use-typed-value';
import { SmallButton, QuietButton } from '@/ui/button';
import { TextField } from '@/ui/field';
import { ToggleChip } from '@/ui/toggle-chip';
import { TechFilter } from './tech-filter';

interface MemberFiltersProps {
  filter: MemberFilter;
  onChange: (changes: Partial<MemberFilter>, how: 'push' | 'replace') => void;
}

/** The filters of the member search. On narrow screens a button opens them. */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const active = countFilters(filter);
  const [isOpen, setIsOpen] = useState(false);
  // A new key resets the fields, including an invalid range.
  const [clearings, setClearings] = useState(0);
  return (
    <>
      <SmallButton
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="mb-4 @4xl:hidden"
      >
        Filters{' '}
        {active > 0 && (
          <span className="tabular rounded-full bg-text px-1.5 text-sm text-surface">
            {active} <span className="sr-only">on</span>
          </span>
        )}
        <ChevronDown
          aria-hidden
          className={cn('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </SmallButton>
      <div
        ref={panel}
        id={id}
        role="group"
        aria-label="Filters"
        tabIndex={-1}
        className={cn(
          'order-1 mb-4 grid w-full content-start gap-5 rounded-card border border-border bg-surface-raised p-4 @lg:grid-cols-2 print:hidden',
          // Sticky and at most as high as the viewport, so that it stays visible beside a long list.
          '@4xl:sticky @4xl:top-20 @4xl:row-span-2 @4xl:max-h-[calc(100dvh-6.5rem)] @4xl:grid-cols-1 @4xl:overflow-y-auto',
          !isOpen && '@max-4xl:hidden',
        )}
      >
        <fieldset className="col-span-full min-w-0">
          <legend className="mb-2 font-semibold">Role</legend>
          <div className="flex flex-wrap gap-1.5">
            {ROLE_OPTIONS.map(({ value, label }) => (
              <ToggleChip
                key={value}
                isOn={value === filter.role}
                onPress={() => onChange({ role: value === filter.role ? null : value }, 'push')}
              >
                {label}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
        <YearsFields
          key={clearings}
          years={filter.years}
          onChange={(years) => onChange({ years }, 'replace')}
        />
        <TechFilter tech={filter.tech} onChange={(tech) => onChange({ tech }, 'push')} />
        <div className="col-span-full flex flex-wrap justify-between gap-2">
          <ToggleChip
            isOn={filter.isOpenToWork}
            onPress={() => onChange({ isOpenToWork: !filter.isOpenToWork }, 'push')}
          >
            Open to Work
          </ToggleChip>
          {active > 0 && (
            <QuietButton
              onClick={() => {
                onChange({ ...NO_FILTER, order: filter.order }, 'push');
                setClearings(clearings + 1);
                panel.current?.focus();
              }}
            >
              Clear filters
            </QuietButton>
          )}
        </div>
      </div>
    </>
  );
}

const isSameYears = (a: TypedYears, b: TypedYears) => a.min === b.min && a.max === b.max;

interface YearsFieldsProps {
  years: YearsRange;
  /** Called with the full range for invalid fields, so that the results don't contradict the error. */
  onChange: (years: YearsRange) => void;
}

function YearsFields({ years, onChange }: YearsFieldsProps) {
  function settle(value: TypedYears): TypedYears {
    const checked = checkYears(value);
    const range = 'errors' in checked ? NO_FILTER.years : checked.range;
    onChange(range);
    return typedYears(range);
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
