import { memo } from 'react';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import type { TableColumn } from './table-columns';

const CELL = 'border-b border-border px-3 py-2 align-top';
/** Stays in sight during horizontal scrolling, unless it would take most of the window. */
const STUCK = 'sticky sm:left-0';

export function TableHead({ column: { id, title } }: { column: TableColumn }) {
  return (
    <th
      scope="col"
      title={title}
      className={cn(
        CELL,
        'top-0 bg-surface-sunken align-bottom text-sm font-semibold',
        id === 'name' ? `${STUCK} z-20` : 'sticky',
      )}
    >
      <span dir="auto" className="line-clamp-2 rtl-fade-2">
        {title}
      </span>
    </th>
  );
}

interface TableRowProps {
  application: Application;
  columns: readonly TableColumn[];
  /** Its position among all rows, from 0. */
  index: number;
  minHeight: string;
  /** Gets the row's element if its height has to be measured. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** One application. A press in it makes it the open application. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { application, columns, index, minHeight, measure } = props;
  const screen = useDeskScreen();
  const { desk, view } = screen;
  const { id } = application;
  const isCurrent = useOfDesk(desk, () => desk.currentId() === id);
  const shown = view.shownAs(application);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      style={{ height: minHeight }}
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
              'z-10 border-l-2 font-normal',
              isCurrent ? 'border-l-text bg-accent-soft' : 'border-l-transparent bg-surface-raised',
            )}
          >
            {column.cell(shown, screen)}
          </th>
        ) : (
          <td key={column.id} className={CELL}>
            {column.cell(shown, screen)}
          </td>
        ),
      )}
    </tr>
  );
});
