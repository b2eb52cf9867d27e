import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { ToggleChip } from '@/ui/toggle-chip';
import { FILTER_PANEL, FILTERS_BUTTON } from './member-search-layout';
import { activeCount, cleared, type MemberSearchFilter } from './member-search-filter';
import { RoleChips } from './role-chips';
import { TechFilter } from './tech-filter';
import { YearsFields } from './years-fields';

interface MemberFiltersProps {
  filter: MemberSearchFilter;
  onChange: (changes: Partial<MemberSearchFilter>, how: 'push' | 'replace') => void;
}

/** The filter panel of the member search. On narrow screens a button opens it. */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const active = activeCount(filter);
  const [isOpen, setIsOpen] = useState(false);
  // A new key resets the fields, including an invalid range.
  const [clearings, setClearings] = useState(0);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
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
        ref={panel}
        id={id}
        role="group"
        aria-label="Filters"
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
        <TechFilter tech={filter.tech} onChange={(tech) => onChange({ tech }, 'push')} />
        <div className="col-span-full flex flex-wrap justify-between gap-2">
          <ToggleChip
            isOn={filter.isOpenToWork}
            onPress={() => onChange({ isOpenToWork: !filter.isOpenToWork }, 'push')}
          >
            Open to Work
          </ToggleChip>
          {active > 0 && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                onChange(cleared(filter), 'push');
                setClearings(clearings + 1);
                panel.current?.focus();
              }}
            >
              Clear filters
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
