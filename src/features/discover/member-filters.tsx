import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { FULL_YEARS_RANGE, isFullRange, type MemberFilter } from '@/domain/discover';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { RoleChips } from './role-chips';
import { YearsFields } from './years-fields';

interface MemberFiltersProps {
  filter: MemberFilter;
  onChange: (changes: Partial<MemberFilter>, how: 'push' | 'replace') => void;
}

/**
 * The filter panel of the member search. It is open from the start when a filter is set, so that nobody overlooks
 * it.
 */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const id = useId();
  const active = (filter.role === null ? 0 : 1) + (isFullRange(filter.years) ? 0 : 1);
  const [isOpen, setIsOpen] = useState(active > 0);
  // A new key resets the fields, including a range that is half typed.
  const [clearings, setClearings] = useState(0);
  return (
    <div className="mb-4">
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="small"
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
        {active > 0 && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              onChange({ role: null, years: FULL_YEARS_RANGE }, 'push');
              setClearings(clearings + 1);
            }}
          >
            Clear filters
          </Button>
        )}
      </div>
      <div
        id={id}
        role="group"
        aria-label="Filters"
        hidden={!isOpen}
        className="mt-3 space-y-5 rounded-card border border-border bg-surface-raised p-4"
      >
        <RoleChips role={filter.role} onChange={(role) => onChange({ role }, 'push')} />
        <YearsFields
          key={clearings}
          years={filter.years}
          onChange={(years) => onChange({ years }, 'replace')}
        />
      </div>
    </div>
  );
}
