import { useMemo } from 'react';
import { REVIEW_SCORE_MAX } from '@/domain/review/limits';
import { SCORES } from '@/domain/review/mark';
import { MIN_YEARS } from '@/domain/review/desk-address';
import { filterChoices } from '@/domain/review/filter-choices';
import type { DeskFilter } from '@/domain/review/find-applications';
import { cn } from '@/lib/cn';
import { derived } from '@/lib/stores/derived';
import { useAddress, useOfDeskLater } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

export const COMPACT_SELECT = 'min-h-8 min-w-0 rounded-control border bg-surface-raised pr-8 pl-2 text-sm';

/** Filters the list by what applicants wrote and by what the reviewer noted. The status has its own buttons. */
export function FilterPanel() {
  const { desk } = useDeskScreen();
  const { address } = desk;
  const filter = useAddress(desk, (current) => current.filter);
  const { roles, techs, tags } = useFilterChoices();
  const set = (changes: Partial<DeskFilter>) => address.change({ filter: { ...filter, ...changes } });
  return (
    <div className="flex flex-wrap gap-2 border-t border-border pt-2">
      <Choice
        label="Role"
        any="Any role"
        values={roles}
        value={filter.role}
        onChange={(role) => set({ role })}
      />
      <Choice
        label="Tech"
        any="Any tech"
        values={techs}
        value={filter.tech}
        onChange={(tech) => set({ tech })}
      />
      <Choice
        label="Min years"
        any="Any years"
        values={MIN_YEARS}
        textOf={(years) => `${years}+ years`}
        value={filter.minYears ?? ''}
        onChange={(years) => set({ minYears: years === '' ? null : Number(years) })}
      />
      <Choice
        label="Min score"
        any="Any score"
        values={SCORES.slice(1)}
        textOf={(score) => `Score ${score}${score === REVIEW_SCORE_MAX ? '' : '+'}`}
        value={filter.minScore ?? ''}
        onChange={(score) => set({ minScore: score === '' ? null : Number(score) })}
      />
      <Choice label="Tag" any="Any tag" values={tags} value={filter.tag} onChange={(tag) => set({ tag })} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** The text of the choice that doesn't filter. */
  any: string;
  values: readonly (string | number)[];
  textOf?: (value: string | number) => string;
  /** '' for no filter. */
  value: string | number;
  onChange: (value: string) => void;
}

function Choice({ label, any, values, textOf = String, value, onChange }: ChoiceProps) {
  // An address may name a value that no application has.
  const shown = value === '' || values.includes(value) ? values : [value, ...values];
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={cn(COMPACT_SELECT, 'max-w-44', value === '' ? 'border-border' : 'border-text font-semibold')}
    >
      <option value="">{any}</option>
      {shown.map((choice) => (
        <option key={choice} value={choice}>
          {textOf(choice)}
        </option>
      ))}
    </select>
  );
}

/** The options of the filters, live. */
function useFilterChoices() {
  const { desk } = useDeskScreen();
  const read = useMemo(
    () =>
      derived(
        () => [desk.work(), desk.applications()],
        (_work, applications) => filterChoices([...applications.values()], ({ id }) => desk.markOf(id).tags),
      ),
    [desk],
  );
  return useOfDeskLater(desk, read);
}
