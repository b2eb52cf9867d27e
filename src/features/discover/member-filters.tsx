import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { ActiveFilters, activeFilters } from './active-filters';
import { FILTER_PANEL, FILTERS_BUTTON } from './member-search-layout';
import { cleared, type MemberSearchFilter } from './member-search-filter';
import { PeopleChoices } from './people-choices';
import { RoleChips } from './role-chips';
import { YearsFields } from './years-fields';

interface MemberFiltersProps {
  /** Who was found by the server. */
  people: readonly User[];
  /** Who of them passes the filter. */
  passing: readonly User[];
  filter: MemberSearchFilter;
  onChange: (changes: Partial<MemberSearchFilter>, how: 'push' | 'replace') => void;
}

/** The filter panel of the member search, folded where it is above the people, and what is active of it. */
export function MemberFilters({ people, passing, filter, onChange }: MemberFiltersProps) {
  const id = useId();
  const active = activeFilters(filter).length;
  const [isOpen, setIsOpen] = useState(false);
  // A new key resets the fields, including a range that is half typed.
  const [clearings, setClearings] = useState(0);
  function remove(changes: Partial<MemberSearchFilter>) {
    onChange(changes, 'push');
    setClearings(clearings + 1);
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        data-filters
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={FILTERS_BUTTON}
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
      </Button>
      <div
        id={id}
        role="group"
        aria-label="Filters"
        data-filters
        tabIndex={-1}
        className={cn(
          'grid content-start gap-5 p-4 @lg:grid-cols-2 @4xl:grid-cols-1 print:hidden',
          FILTER_PANEL,
          !isOpen && '@max-4xl:hidden',
        )}
      >
        <RoleChips role={filter.role} onChange={(role) => onChange({ role }, 'push')} />
        <YearsFields
          key={clearings}
          years={filter.years}
          onChange={(years) => onChange({ years }, 'replace')}
        />
        <PeopleChoices people={people} passing={passing} filter={filter} onChange={onChange} />
      </div>
      <ActiveFilters filter={filter} onChange={remove} onClearAll={() => remove(cleared(filter))} />
    </>
  );
}
