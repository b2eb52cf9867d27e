import { useRef, useState } from 'react';
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
import { pluralize } from '@/domain/text';
import { useTypedValue } from '@/lib/hooks/use-typed-value';
import { Button, QuietButton, SmallButton } from '@/ui/button';
import { TextField } from '@/ui/field';
import { lazyDialog, opens } from '@/ui/lazy-component';
import { ToggleChip } from '@/ui/toggle-chip';
import { TechFilter } from './tech-filter';

const Dialog = lazyDialog(async () => (await import('@/ui/dialog')).Dialog);

interface FilterFieldsProps {
  filter: MemberFilter;
  onChange: (changes: Partial<MemberFilter>, how: 'push' | 'replace') => void;
}

interface MemberFiltersProps extends FilterFieldsProps {
  /** The number of members found; undefined while they are loading. */
  found: number | undefined;
}

/** The filters of the member search: beside the results, or in a sheet if the window is narrow. */
export function MemberFilters({ found, ...fields }: MemberFiltersProps) {
  const active = countFilters(fields.filter);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <SmallButton {...opens(Dialog)} onClick={() => setIsOpen(true)} className="mb-4 @4xl:hidden">
        Filters{' '}
        {active > 0 && (
          <span className="tabular rounded-full bg-text px-1.5 text-sm text-surface">
            {active} <span className="sr-only">on</span>
          </span>
        )}
      </SmallButton>
      {/* Sticky and at most as high as the viewport, so that it stays visible beside a long list. */}
      <div className="sticky top-20 order-1 row-span-2 mb-4 max-h-[calc(100dvh-6.5rem)] overflow-y-auto rounded-card border border-border bg-surface-raised p-4 @max-4xl:hidden print:hidden">
        <FilterFields {...fields} />
      </div>
      {isOpen && (
        <Dialog
          onClose={close}
          title="Filters"
          width="sheet"
          footer={
            <Button variant="yellow" onClick={close} className="w-full">
              {found === undefined ? 'Show people' : `Show ${pluralize(found, 'person', 'people')}`}
            </Button>
          }
        >
          <FilterFields {...fields} />
        </Dialog>
      )}
    </>
  );
}

function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  // A new key resets the fields, including an invalid range.
  const [clearings, setClearings] = useState(0);
  return (
    <div ref={fields} role="group" aria-label="Filters" tabIndex={-1} className="flex flex-col gap-5">
      <fieldset className="min-w-0">
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
      <div className="flex flex-wrap justify-between gap-2">
        <ToggleChip
          isOn={filter.isOpenToWork}
          onPress={() => onChange({ isOpenToWork: !filter.isOpenToWork }, 'push')}
        >
          Open to Work
        </ToggleChip>
        {countFilters(filter) > 0 && (
          <QuietButton
            onClick={() => {
              onChange({ ...NO_FILTER, order: filter.order }, 'push');
              setClearings(clearings + 1);
              fields.current?.focus();
            }}
          >
            Clear filters
          </QuietButton>
        )}
      </div>
    </div>
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
