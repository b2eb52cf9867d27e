import { memo } from 'react';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { useOfDesk } from '../reading/use-desk';
import type { Desk } from '../state/desk';
import type { TableColumn } from './table-columns';

/** The height of a row, at least; it grows with the user's text size. */
export const ROW_REM = 5.25;
export const HEAD_REM = 3.75;
const CELL = 'border-b border-border px-3 py-2 align-top';
/** Stays in sight while the rest scrolls sideways, unless it would take most of the window. */
const STUCK = 'sticky sm:left-0 z-10 bg-surface-raised';

export function TableHead({ column: { id, title } }: { column: TableColumn }) {
  return (
    <th
      scope="col"
      title={title}
      className={cn(
        CELL,
        'top-0 bg-surface-sunken align-bottom text-sm font-semibold',
        id === 'name' ? cn(STUCK, 'z-20 bg-surface-sunken') : 'sticky',
      )}
    >
      <span dir="auto" className="line-clamp-2 rtl-fade-2">
        {title}
      </span>
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

/** One application. A press in it makes it the open application. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { desk, application, columns, index, heightPx, measure } = props;
  const { id } = application;
  const isCurrent = useOfDesk(desk, () => desk.currentId() === id);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      style={{ height: heightPx }}
      className={isCurrent ? 'bg-accent-soft' : ''}
      onClick={() => desk.point(id)}
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
              isCurrent ? 'border-l-text bg-accent-soft' : 'border-l-transparent',
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
