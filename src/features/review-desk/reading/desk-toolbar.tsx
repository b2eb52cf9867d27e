import { Columns3Cog, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '@/domain/text';
import { DESK_SORTS, sortLabel, type DeskSort } from '@/domain/review/desk-sort';
import { isFiltering, NO_DESK_FILTER, countFilters } from '@/domain/review/find-applications';
import { cn } from '@/lib/cn';
import { isComposingKey } from '@/lib/keyboard/keys';
import { SearchField } from '@/ui/search-field';
import { QuietButton } from '@/ui/button';
import { useAddress, useDeskContext } from './desk-context';
import { COMPACT_SELECT, FilterPanel } from './filter-panel';
import { UndoButton } from './judging-buttons';

/** @param columns the table's column menu */
export function DeskToolbar({ columns }: { columns?: ReactNode }) {
  const { desk, view } = useDeskContext();
  // In the table, search and buttons fit into one row.
  const isWide = view.mode !== 'list';
  const { sort, visible } = view;
  const [open, setOpen] = useState<'filters' | 'columns' | null>(null);
  const panelId = useId();
  const toggleProps = (panel: 'filters' | 'columns') => ({
    'aria-expanded': open === panel,
    'aria-controls': panelId,
    onClick: () => setOpen(open === panel ? null : panel),
  });
  const filtersButton = useRef<HTMLButtonElement>(null);
  const count = useAddress(({ filter }) => countFilters(filter));
  const isFiltered = useAddress(({ filter }) => isFiltering(filter));
  return (
    <div className="flex flex-col gap-2 border-b border-border p-2 print:hidden">
      <div className={cn('flex flex-col gap-2', isWide && 'lg:flex-row lg:items-center')}>
        <TermField className={isWide ? 'lg:w-96' : ''} />
        <div className="flex flex-1 flex-wrap items-center gap-1">
          <QuietButton ref={filtersButton} {...toggleProps('filters')}>
            <SlidersHorizontal aria-hidden className="size-4" />
            Filters{count > 0 && ` (${count})`}
          </QuietButton>
          {columns !== undefined && (
            <QuietButton {...toggleProps('columns')}>
              <Columns3Cog aria-hidden className="size-4" />
              Columns
            </QuietButton>
          )}
          {isFiltered && (
            <QuietButton
              onClick={() => {
                desk.address.change({ filter: NO_DESK_FILTER });
                // This button unmounts.
                filtersButton.current?.focus();
              }}
            >
              Clear
            </QuietButton>
          )}
          <div className="ml-auto flex items-center gap-1">
            {/* In a wide window, the open application shows this button. */}
            <UndoButton className={view.mode === 'list' ? 'lg:hidden' : ''} />
            <select
              aria-label="Order"
              value={sort}
              onChange={(event) => desk.sortBy(event.target.value as DeskSort)}
              className={`${COMPACT_SELECT} border-border`}
            >
              {DESK_SORTS.filter((value) => !view.areNamesHidden || value !== 'name').map((value) => (
                <option key={value} value={value}>
                  {sortLabel(value)}
                </option>
              ))}
            </select>
          </div>
        </div>
      </div>
      {/* Scrolls separately, so that rows below stay in view. */}
      <div id={panelId} hidden={open === null} className="max-h-[35dvh] overflow-y-auto">
        {open === 'filters' && <FilterPanel />}
        {open === 'columns' && columns}
      </div>
      {/* The checkbox that selects all shows the same number. */}
      <p role="status" className="sr-only">
        {isFiltered ? `${formatNumber(visible.length)} found` : ''}
      </p>
    </div>
  );
}

/** A separate component, so that a key renders only the field synchronously. */
function TermField({ className }: { className: string }) {
  const { desk, open } = useDeskContext();
  const { address } = desk;
  const term = useAddress(({ filter }) => filter.term);
  return (
    <div
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
        event.preventDefault();
        const [first] = desk.visible();
        if (first === undefined) return;
        // Leaves the field, so that the next key is a command.
        if (event.target instanceof HTMLElement) event.target.blur();
        open(first);
      }}
    >
      <SearchField
        label="Search answers and profiles"
        placeholder="Search answers and profiles..."
        value={term}
        onChange={(typed) => address.change({ filter: { ...address.get().filter, term: typed } })}
      />
    </div>
  );
}
