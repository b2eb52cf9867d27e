import { FlexRender, type Row } from '@tanstack/react-table';
import { memo } from 'react';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { useIsCurrent, type Desk } from '../reading/use-desk';
import type { tableParts } from './table-columns';
import { CELL, ROW_PX, STUCK } from './table-frame';

interface TableRowProps {
  desk: Desk;
  row: Row<typeof tableParts, Application>;
  /** Its position in the whole table; the head is 1. */
  place: number;
  /** The columns; the row itself stays the same when they change. */
  columns: string;
}

/** One application. Whatever is pressed in it makes it the one that the keys act on. */
export const TableRow = memo(function TableRow({ desk, row, place }: TableRowProps) {
  const { id } = row;
  const isCurrent = useIsCurrent(desk, id);
  return (
    <tr
      aria-rowindex={place}
      aria-current={isCurrent || undefined}
      style={{ height: ROW_PX }}
      className={isCurrent ? 'bg-surface-sunken' : ''}
      onClick={() => desk.point(id)}
      onFocus={() => desk.point(id)}
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
              isCurrent ? 'border-l-accent bg-surface-sunken' : 'border-l-transparent',
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
