import type { Column } from '@tanstack/react-table';
import type { Application } from '@/domain/review/application';
import { Button } from '@/ui/button';
import type { tableParts } from './table-columns';

interface ColumnChooserProps {
  columns: readonly Column<typeof tableParts, Application>[];
  onShowAll: () => void;
}

/** Chooses the columns of the table; stored on the device, per board. */
export function ColumnChooser({ columns, onShowAll }: ColumnChooserProps) {
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
      <Button variant="ghost" size="small" className="self-start" onClick={onShowAll}>
        Show all
      </Button>
    </fieldset>
  );
}
