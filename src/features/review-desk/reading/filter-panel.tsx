import { useMemo, type ChangeEvent } from 'react';
import { REVIEW_SCORE_MAX } from '@/domain/review/limits';
import { SCORES } from '@/domain/review/mark';
import { MIN_YEARS } from '@/domain/review/desk-address';
import { filterChoices } from '@/domain/review/filter-choices';
import type { DeskFilter } from '@/domain/review/find-applications';
import { derived } from '@/lib/stores/derived';
import { SelectField } from '@/ui/field';
import { useAddress, useOfDeskLater } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

const MIN_YEARS_OPTIONS = MIN_YEARS.map((years) => ({ value: String(years), label: `${years} or more` }));
const MIN_SCORES = SCORES.slice(1).map((score) => ({
  value: String(score),
  label: score === REVIEW_SCORE_MAX ? String(score) : `${score} or more`,
}));

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Filters the list by what applicants wrote and by what the reviewer noted. The status has its own buttons. */
export function FilterPanel() {
  const { desk } = useDeskScreen();
  const { address } = desk;
  const filter = useAddress(desk, (now) => now.filter);
  const { roles, techs, tags } = useFilterChoices();
  const set = (changes: Partial<DeskFilter>) => address.change({ filter: { ...filter, ...changes } });
  const bound = (name: 'role' | 'tech' | 'tag') => ({
    value: filter[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => set({ [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2 border-t border-border pt-2 text-sm">
      <SelectField label="Role" placeholder="All" options={optionsOf(roles)} {...bound('role')} />
      <SelectField label="Tech" placeholder="All" options={optionsOf(techs)} {...bound('tech')} />
      <SelectField
        label="Min years"
        placeholder="Any"
        options={MIN_YEARS_OPTIONS}
        value={filter.minYears?.toString() ?? ''}
        onChange={({ target: { value } }) => set({ minYears: value === '' ? null : Number(value) })}
      />
      <SelectField
        label="Min score"
        placeholder="Any"
        options={MIN_SCORES}
        value={filter.minScore?.toString() ?? ''}
        onChange={({ target: { value } }) => set({ minScore: value === '' ? null : Number(value) })}
      />
      <SelectField label="Tag" placeholder="Any" options={optionsOf(tags)} {...bound('tag')} />
    </div>
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
