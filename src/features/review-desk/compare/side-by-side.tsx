import type { ReactNode } from 'react';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { ApplicationView, applicationRows } from '../reading/application-view';
import type { DeskView } from '../reading/use-desk';

interface SideBySideProps {
  label: string;
  applications: readonly Application[];
  view: DeskView;
  /** Above each of them. */
  head?: (application: Application) => ReactNode;
  className: string;
}

/** Applications as columns, with the same parts level with each other. */
export function SideBySide({ label, applications, view, head, className }: SideBySideProps) {
  // The head, and one row that fills the rest.
  const rows = 1 + Math.max(...applications.map(applicationRows));
  return (
    <ul
      aria-label={label}
      className={cn('grid print:auto-cols-fr', className)}
      style={{ gridTemplateRows: `repeat(${rows}, max-content) 1fr` }}
    >
      {applications.map((application) => (
        <li
          key={application.id}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 px-4 pt-2 pb-4"
          style={{ gridRow: `span ${rows + 1}` }}
        >
          {head?.(application)}
          <ApplicationView
            application={view.shownAs(application)}
            changes={view.changesOf(application)}
            term={view.term}
            alias={view.aliasOf(application)}
            isInGrid
          />
        </li>
      ))}
    </ul>
  );
}
