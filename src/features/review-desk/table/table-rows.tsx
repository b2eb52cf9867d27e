import { FlexRender, type Header, type Row } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useRef, type FocusEvent, type MouseEvent } from 'react';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { FIRST_CLICK_ONLY } from '@/lib/first-click-only';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import type { Desk } from '../state/desk';
import type { tableParts } from './table-columns';

/** All rows are equally high, so that none has to be measured; they grow with the person's text size. */
export const ROW_REM = 5.25;
export const HEAD_REM = 3.75;
const CELL = 'border-b border-border px-3 py-2 align-top';
/** Stays in sight while the rest scrolls sideways, unless it would take most of the window. */
const STUCK = 'sticky sm:left-0 z-10 bg-surface-raised';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A column's name, which sorts by it: in one direction, in the other, and by arrival. */
export function TableHead({ header }: { header: Header<typeof tableParts, Application> }) {
  const { view } = useDeskScreen();
  const { column } = header;
  const isName = column.id === 'name';
  const sorted = column.getIsSorted();
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  const title = typeof column.columnDef.header === 'string' ? column.columnDef.header : undefined;
  const label = (
    <span dir="auto" className="line-clamp-2 rtl-fade-2">
      <FlexRender header={header} />
    </span>
  );
  return (
    <th
      scope="col"
      title={title}
      aria-sort={sorted === false ? undefined : ARIA_SORT[sorted]}
      className={cn(
        CELL,
        'top-0 bg-surface-sunken align-bottom text-sm font-semibold',
        isName ? cn(STUCK, 'z-20 bg-surface-sunken') : 'sticky',
      )}
    >
      {!column.getCanSort() || (isName && view.areNamesHidden) ? (
        // Sorting by name would reveal names.
        label
      ) : (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className="flex min-h-6 w-full items-end gap-1 text-left underline-offset-4 hover:underline"
        >
          {label}
          {sorted !== false && <Arrow aria-hidden className="mb-0.5 size-4 shrink-0" />}
        </button>
      )}
    </th>
  );
}

interface TableRowProps {
  desk: Desk;
  row: Row<typeof tableParts, Application>;
  /** Its position in the whole table; the head is 1. */
  place: number;
  heightPx: number;
  /** The columns; the row itself stays the same when they change. */
  columns: string;
}

/** One application. Whatever is pressed in it, or reached by Tab, makes it the one that the keys act on. */
export const TableRow = memo(function TableRow({ desk, row, place, heightPx }: TableRowProps) {
  const { id } = row;
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
      aria-rowindex={place}
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
      {row.getVisibleCells().map((cell, index) => {
        const content = <FlexRender cell={cell} />;
        return index === 0 ? (
          <th
            key={cell.id}
            scope="row"
            className={cn(
              CELL,
              STUCK,
              'border-l-2 font-normal',
              isCurrent ? 'border-l-text bg-surface-sunken' : 'border-l-transparent',
            )}
          >
            {content}
          </th>
        ) : (
          <td key={cell.id} className={CELL}>
            {content}
          </td>
        );
      })}
    </tr>
  );
});
