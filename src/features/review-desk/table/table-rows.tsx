import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useRef, type FocusEvent, type MouseEvent } from 'react';
import type { Application } from '@/domain/review/application';
import { DEFAULT_SORT } from '@/domain/review/desk-sort';
import { cn } from '@/lib/cn';
import { FIRST_CLICK_ONLY } from '@/lib/first-click-only';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import type { Desk } from '../state/desk';
import type { TableColumn } from './table-columns';

/** The height of a row, at least; it grows with the user's text size. */
export const ROW_REM = 5.25;
export const HEAD_REM = 3.75;
const CELL = 'border-b border-border px-3 py-2 align-top';
/** Stays in sight while the rest scrolls sideways, unless it would take most of the window. */
const STUCK = 'sticky sm:left-0 z-10 bg-surface-raised';

/** A column's name. If the table can be ordered by it, a press does so, and the next press ends it. */
export function TableHead({ column: { id, title, sort } }: { column: TableColumn }) {
  const { desk, view } = useDeskScreen();
  const isName = id === 'name';
  const isSorted = sort !== undefined && sort === view.sort;
  const Arrow = isName ? ArrowUp : ArrowDown;
  const label = (
    <span dir="auto" className="line-clamp-2 rtl-fade-2">
      {title}
    </span>
  );
  return (
    <th
      scope="col"
      title={title}
      aria-sort={isSorted ? (isName ? 'ascending' : 'descending') : undefined}
      className={cn(
        CELL,
        'top-0 bg-surface-sunken align-bottom text-sm font-semibold',
        isName ? cn(STUCK, 'z-20 bg-surface-sunken') : 'sticky',
      )}
    >
      {/* Hidden names can't be sorted by. */}
      {sort === undefined || (isName && view.areNamesHidden) ? (
        <span className="flex min-h-6 items-end">{label}</span>
      ) : (
        <button
          type="button"
          onClick={() => desk.sortBy(isSorted ? DEFAULT_SORT : sort)}
          className="flex min-h-6 w-full items-end gap-1 text-left underline-offset-4 hover:underline"
        >
          {label}
          {isSorted && <Arrow aria-hidden className="mb-0.5 size-4 shrink-0" />}
        </button>
      )}
    </th>
  );
}

interface TableRowProps {
  desk: Desk;
  application: Application;
  columns: readonly TableColumn[];
  /** Its position among all rows, from 0. */
  index: number;
  heightPx: number;
  /** Gets the row's element if its height has to be measured. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** One application. Whatever is pressed in it, or reached by Tab, makes it the one that the keys act on. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { desk, application, columns, index, heightPx, measure } = props;
  const { id } = application;
  const isCurrent = useOfDesk(desk, () => desk.currentId() === id);
  const isPressed = useRef(false);
  const setPressed = ({ type }: MouseEvent) => (isPressed.current = type === 'mousedown');
  /**
   * Only on the way through the table: a dialog or the window also gives the focus back, and the mark has moved on by key.
   * Nor by a press before its click: the frame follows the mark, and what is pressed must stay under the finger.
   */
  function pointOnTheWay({ currentTarget, relatedTarget }: FocusEvent) {
    if (isPressed.current) return;
    if (currentTarget.closest('[role="region"]')?.contains(relatedTarget)) desk.point(id);
  }
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      style={{ height: heightPx }}
      className={isCurrent ? 'bg-surface-sunken' : ''}
      onMouseDown={setPressed}
      onMouseUp={setPressed}
      onMouseLeave={setPressed}
      // The second click of a double click was meant for the row that the first one has marked, and may have moved.
      onClickCapture={(event) => {
        if (event.detail > 1 && !isCurrent) FIRST_CLICK_ONLY.onClickCapture(event);
      }}
      onClick={() => desk.point(id)}
      onFocus={pointOnTheWay}
    >
      {columns.map((column) =>
        column.id === 'name' ? (
          <th
            key={column.id}
            scope="row"
            className={cn(
              CELL,
              STUCK,
              'border-l-2 font-normal',
              isCurrent ? 'border-l-text bg-surface-sunken' : 'border-l-transparent',
            )}
          >
            {column.cell(application)}
          </th>
        ) : (
          <td key={column.id} className={CELL}>
            {column.cell(application)}
          </td>
        ),
      )}
    </tr>
  );
});
