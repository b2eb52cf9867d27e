import { FlexRender, type Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import type { tableParts } from './table-columns';
import { CELL, STUCK } from './table-frame';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps {
  header: Header<typeof tableParts, Application>;
  isFirst: boolean;
  canSort: boolean;
}

/** A column's name, which sorts by it: in one direction, in the other, and by arrival. */
export function TableHead({ header, isFirst, canSort }: TableHeadProps) {
  const { column } = header;
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
        isFirst ? cn(STUCK, 'z-20 bg-surface-sunken') : 'sticky',
      )}
    >
      {canSort ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className="flex min-h-6 w-full items-end gap-1 text-left underline-offset-4 hover:underline"
        >
          {label}
          {sorted !== false && <Arrow aria-hidden className="mb-0.5 size-4 shrink-0" />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
