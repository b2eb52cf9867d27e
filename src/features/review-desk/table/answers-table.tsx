import { useTable, type Column } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type FocusEvent } from 'react';
import type { Application } from '@/domain/review/application';
import { useIsPrinting } from '@/lib/hooks/use-is-printing';
import { useLatest } from '@/lib/hooks/use-latest';
import { remInPx } from '@/lib/root-font';
import { WINDOW_FROM_ROWS } from '@/ui/virtual-list';
import { NoneFound } from '../reading/applicant-parts';
import { Arrivals, showRow, useSeenRow } from '../reading/desk-list';
import { DeskToolbar } from '../reading/desk-toolbar';
import { TickBar } from '../reading/tick-bar';
import { useOfDesk, type DeskView } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import { useBoardSettings } from '../state/use-settings';
import type { Desk } from '../state/desk';
import {
  columnWidth,
  hiddenIn,
  sortFrom,
  sortingOf,
  tableColumns,
  tableParts,
  visibilityOf,
} from './table-columns';
import { HEAD_REM, ROW_REM, TableHead, TableRow } from './table-rows';
import { QuietButton } from '@/ui/small-button';

const OVERSCAN_ROWS = 6;

/**
 * The table's columns and their state. The rows come in the desk's own order, which the list and the keys share and
 * which is fixed once it is chosen: scoring in the table must not make a row jump.
 */
function useAnswersTable(desk: Desk, view: DeskView) {
  const { id: boardId, questions } = desk.board();
  const { visible, applications } = view;
  const { hiddenColumns, setHiddenColumns } = useBoardSettings(boardId);
  const data = useMemo(() => visible.flatMap((id) => applications.get(id) ?? []), [visible, applications]);
  const columns = useMemo(() => tableColumns(questions), [questions]);
  const sorting = useMemo(() => sortingOf(view.sort), [view.sort]);
  const hidden = hiddenColumns.join(' ');
  const columnVisibility = useMemo(() => visibilityOf(hidden.split(' ')), [hidden]);
  const table = useTable({
    features: tableParts,
    columns,
    data,
    getRowId: ({ id }: Application) => id,
    state: { sorting, columnVisibility },
    manualSorting: true,
    enableMultiSort: false,
    onSortingChange: (updated) =>
      desk.sortBy(sortFrom(typeof updated === 'function' ? updated(sorting) : updated, view.sort)),
    onColumnVisibilityChange: (updated) =>
      setHiddenColumns(hiddenIn(typeof updated === 'function' ? updated(columnVisibility) : updated)),
  });
  return { table, showAll: () => setHiddenColumns([]) };
}

/** Applicants in rows, questions in columns; only the rows near the window are in the page. */
export function AnswersTable() {
  const { desk, view } = useDeskScreen();
  const scroller = useRef<HTMLDivElement>(null);
  // Whole ones, because browsers round the rows of a table.
  const [rowPx] = useState(() => Math.round(ROW_REM * remInPx()));
  const [headPx] = useState(() => Math.round(HEAD_REM * remInPx()));
  const { table, showAll } = useAnswersTable(desk, view);
  const { rows } = table.getRowModel();
  const isPrinting = useIsPrinting();
  const isWindowed = rows.length > WINDOW_FROM_ROWS;
  const isWhole = !isWindowed || isPrinting;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN_ROWS,
    paddingStart: headPx,
  });
  const currentId = useOfDesk(desk, desk.currentId);
  const showInFrame = (id: string | null) =>
    showRow(scroller.current, view.visible.indexOf(id ?? ''), rowPx, headPx);
  useSeenRow(scroller, () => showInFrame(currentId));
  const show = useLatest((id: string | null) => {
    showInFrame(id);
    const row = scroller.current?.querySelector('tr[aria-current]');
    // The frame can reach below the window. What is pressed in the row must not move.
    if (!row?.contains(document.activeElement)) row?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(currentId), [currentId, show]);
  const near = virtualizer.getVirtualItems();
  const first = isWhole ? 0 : (near[0]?.index ?? 0);
  const last = isWhole ? rows.length - 1 : (near.at(-1)?.index ?? -1);
  const shownIds = table.getVisibleLeafColumns().map(({ id }) => id);
  return (
    <>
      <DeskToolbar columns={<ColumnChooser columns={table.getAllLeafColumns()} onShowAll={showAll} />} />
      <TickBar />
      {/* The focus is for scrolling sideways by keyboard. */}
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="Answers"
        className="min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2 scroll-pt-(--head) sm:scroll-pl-(--stuck) has-[thead_:focus]:scroll-pt-0 has-[th:first-child_:focus]:scroll-pl-0"
        style={{ '--head': `${headPx}px`, '--stuck': columnWidth('name') } as CSSProperties}
      >
        {rows.length === 0 && <NoneFound />}
        <table
          onFocus={showFocused}
          aria-rowcount={rows.length + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-left"
          style={{ minWidth: `calc(${shownIds.map(columnWidth).join(' + ')})` }}
          hidden={rows.length === 0}
        >
          <colgroup>
            {shownIds.map((id) => (
              <col key={id} style={{ width: columnWidth(id) }} />
            ))}
          </colgroup>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} style={{ height: headPx }}>
                {group.headers.map((header) => (
                  <TableHead key={header.id} header={header} />
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <Spacer columns={shownIds.length} heightPx={first * rowPx} />
            {rows.slice(first, last + 1).map((row, index) => (
              <TableRow
                key={row.id}
                desk={desk}
                row={row}
                place={first + index + 2}
                heightPx={rowPx}
                columns={shownIds.join(' ')}
              />
            ))}
            <Spacer columns={shownIds.length} heightPx={(rows.length - 1 - last) * rowPx} />
          </tbody>
        </table>
      </div>
      <Arrivals />
    </>
  );
}

/** Browsers leave what is partly in view where it is, here under the columns that stay. A press must not move its target. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function Spacer({ columns, heightPx }: { columns: number; heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height: heightPx }} />
    </tr>
  );
}

interface ColumnChooserProps {
  columns: readonly Column<typeof tableParts, Application>[];
  onShowAll: () => void;
}

/** Chooses the columns of the table; stored on the device, per board. */
function ColumnChooser({ columns, onShowAll }: ColumnChooserProps) {
  return (
    <fieldset className="flex flex-col gap-1 border-t border-border pt-2 text-sm">
      <legend className="sr-only">Columns</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-4">
        {columns
          .filter((column) => column.getCanHide())
          .map((column) => (
            <label key={column.id} className="flex min-h-8 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={column.getIsVisible()}
                onChange={column.getToggleVisibilityHandler()}
                className="size-4 shrink-0 accent-text"
              />
              <span dir="auto" className="truncate" title={String(column.columnDef.header)}>
                {String(column.columnDef.header)}
              </span>
            </label>
          ))}
      </div>
      <QuietButton className="self-start" onClick={onShowAll}>
        Show all
      </QuietButton>
    </fieldset>
  );
}
