import { useMemo } from 'react';
import { REVIEW_SCORE_MAX } from '@/domain/review/limits';
import { SCORES } from '@/domain/review/mark';
import { MIN_YEARS } from '@/domain/review/desk-address';
import { readFacets } from '@/domain/review/facets';
import type { DeskFilter } from '@/domain/review/find-applications';
import { cn } from '@/lib/cn';
import { useStoreInTransition } from '@/lib/stores/use-store-in-transition';
import { useAddress, useDeskContext } from './desk-context';

export const COMPACT_SELECT = 'min-h-8 min-w-0 rounded-control border bg-surface-raised pr-8 pl-2 text-sm';

/** Filters the list by profile and by the reviewer's marks. `StatusFilter` filters by status. */
export function FilterPanel() {
  const { desk, view } = useDeskContext();
  const { applications } = view;
  const filter = useAddress((address) => address.filter);
  const marks = useStoreInTransition(desk.subscribe, desk.marks);
  const { roles, techs, tags } = useMemo(
    () => readFacets([...applications.values()], ({ id }) => marks[id]?.tags ?? []),
    [applications, marks],
  );
  const set = (changes: Partial<DeskFilter>) => desk.address.change({ filter: { ...filter, ...changes } });
  const toNumber = (value: string) => (value === '' ? null : Number(value));
  const facets: FacetSelectProps[] = [
    { label: 'Role', any: 'role', values: roles, value: filter.role, onChange: (role) => set({ role }) },
    { label: 'Tech', any: 'tech', values: techs, value: filter.tech, onChange: (tech) => set({ tech }) },
    {
      label: 'Min years',
      any: 'experience',
      values: MIN_YEARS,
      textOf: (years) => `${years}+ years`,
      value: filter.minYears ?? '',
      onChange: (years) => set({ minYears: toNumber(years) }),
    },
    {
      label: 'Min score',
      any: 'score',
      values: SCORES.slice(1),
      textOf: (score) => `Score ${score}${score === REVIEW_SCORE_MAX ? '' : '+'}`,
      value: filter.minScore ?? '',
      onChange: (score) => set({ minScore: toNumber(score) }),
    },
    { label: 'Tag', any: 'tag', values: tags, value: filter.tag, onChange: (tag) => set({ tag }) },
  ];
  return (
    <div className="flex flex-wrap gap-2 border-t border-border pt-2">
      {facets.map((facet) => (
        <FacetSelect key={facet.label} {...facet} />
      ))}
    </div>
  );
}

interface FacetSelectProps {
  label: string;
  /** The noun of the option that doesn't filter: 'Any role'. */
  any: string;
  values: readonly (string | number)[];
  textOf?: (value: string | number) => string;
  /** '' for no filter. */
  value: string | number;
  onChange: (value: string) => void;
}

function FacetSelect({ label, any, values, textOf = String, value, onChange }: FacetSelectProps) {
  // The URL may have a value that no application has.
  const shown = value === '' || values.includes(value) ? values : [value, ...values];
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={cn(COMPACT_SELECT, 'max-w-44', value === '' ? 'border-border' : 'border-text font-semibold')}
    >
      <option value="">Any {any}</option>
      {shown.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </select>
  );
}
