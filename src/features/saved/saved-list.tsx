import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface SavedRow {
  key: string;
  name: string;
  path: string;
  remove: () => void;
  /** Next to the name. */
  aside?: ReactNode;
}

interface SavedListProps {
  title: string;
  rows: readonly SavedRow[];
  onRemove: (row: SavedRow, button: HTMLButtonElement) => void;
  /** An action for the whole list. */
  action?: ReactNode;
}

/** Saved things of one kind; nothing where there are none. */
export function SavedList({ title, rows, onRemove, action }: SavedListProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        {action}
      </div>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface-raised">
        {rows.map((row) => (
          <li key={row.key} className="flex items-center gap-3 py-1 pr-2 pl-4">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
              <Link to={row.path} className="flex min-h-10 min-w-0 items-center hover:underline">
                <bdi className="line-clamp-2 wrap-anywhere">{row.name}</bdi>
              </Link>
              {row.aside}
            </div>
            <button
              type="button"
              onClick={({ currentTarget }) => onRemove(row, currentTarget)}
              className="grid size-8 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-sunken hover:text-text"
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove {row.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
