import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import {
  DESK_SORTS,
  isFiltering,
  NO_DESK_FILTER,
  setFilters,
  type DeskFilter,
  type DeskSort,
} from '@/domain/review/find-applications';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { FilterPanel } from './filter-panel';
import { useAddress } from './address-store';
import type { Desk } from './use-desk';
import type { DeskView } from './use-desk-view';

/** Search, filters and the order of the list. */
export function DeskToolbar({ desk, view }: { desk: Desk; view: DeskView }) {
  // In a table there is room for all of it in a row.
  const isWide = desk.mode === 'table';
  const { sort, sortBy, visible } = view;
  const filter = useAddress(desk.address, (now) => now.filter);
  const setFilter = (next: DeskFilter) => desk.address.change({ filter: next });
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const count = setFilters(filter);
  const isFiltered = isFiltering(filter);
  return (
    <div className="flex flex-col gap-2 border-b border-border p-2">
      <div className={cn('flex flex-col gap-2', isWide && 'lg:flex-row lg:items-center')}>
        <SearchField
          className={isWide ? 'lg:w-96' : ''}
          label="Search answers and profiles"
          placeholder="Search answers and profiles..."
          value={filter.term}
          onChange={(term) => setFilter({ ...filter, term })}
        />
        <div className="flex flex-1 flex-wrap items-center gap-1">
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            Filters{count > 0 && ` (${count})`}
          </Button>
          {isFiltered && (
            <Button variant="ghost" size="small" onClick={() => setFilter(NO_DESK_FILTER)}>
              Clear
            </Button>
          )}
          <select
            aria-label="Order"
            value={sort}
            onChange={(event) => sortBy(event.target.value as DeskSort)}
            className="ml-auto min-h-8 rounded-control border border-border bg-surface-raised px-2 text-sm"
          >
            {DESK_SORTS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <FilterPanel desk={desk} filter={filter} setFilter={setFilter} />}
      </div>
      {/* In sight it stands beside the box that ticks all of them. */}
      <p role="status" className="sr-only">
        {isFiltered ? `${visible.length.toLocaleString()} found` : ''}
      </p>
    </div>
  );
}
