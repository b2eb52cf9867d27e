import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { isFullRange } from '@/domain/discover';
import type { User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { ActiveFilters, activeFilters } from './active-filters';
import { cleared, type MemberSearchFilter } from './member-search-filter';
import { OrderSelect } from './order-select';
import { PeopleChoices } from './people-choices';
import { RoleChips } from './role-chips';
import { YearsFields } from './years-fields';

const ORDERS = [
  ['', 'Default order'],
  ['years', 'Most experience'],
  ['newest', 'Newest'],
  ['name', 'Name'],
] as const;

interface MemberFiltersProps {
  /** Who was found by the server. */
  people: readonly User[];
  filter: MemberSearchFilter;
  /** Saves the search. */
  memory: ReactNode;
  onChange: (changes: Partial<MemberSearchFilter>, how: 'push' | 'replace') => void;
}

/**
 * The filter panel of the member search, what is active of it, and the order. The panel is open from the start when
 * a role or a range is set, whose fields may need a correction.
 */
export function MemberFilters({ people, filter, memory, onChange }: MemberFiltersProps) {
  const id = useId();
  const active = activeFilters(filter).length;
  const [isOpen, setIsOpen] = useState(filter.role !== null || !isFullRange(filter.years));
  // A new key resets the fields, including a range that is half typed.
  const [clearings, setClearings] = useState(0);
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          data-filters
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
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
        <ActiveFilters
          filter={filter}
          onChange={(changes) => {
            onChange(changes, 'push');
            setClearings(clearings + 1);
          }}
          onClearAll={() => {
            onChange(cleared(filter), 'push');
            setClearings(clearings + 1);
          }}
        />
        <div className="flex-1" />
        {memory}
        <OrderSelect orders={ORDERS} order={filter.order} onChange={(order) => onChange({ order }, 'push')} />
      </div>
      <div
        id={id}
        role="group"
        aria-label="Filters"
        hidden={!isOpen}
        className="mt-3 grid gap-5 rounded-card border border-border bg-surface-raised p-4 lg:grid-cols-2"
      >
        <div className="lg:col-span-2">
          <RoleChips role={filter.role} onChange={(role) => onChange({ role }, 'push')} />
        </div>
        <YearsFields
          key={clearings}
          years={filter.years}
          onChange={(years) => onChange({ years }, 'replace')}
        />
        {isOpen && <PeopleChoices people={people} filter={filter} onChange={onChange} />}
      </div>
    </div>
  );
}
