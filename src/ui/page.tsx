import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** The container of a screen's content: at most 1120 px wide. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('mx-auto w-full max-w-content px-4 py-8 sm:px-6', className)}>{children}</div>;
}

/** The h1 of a screen that cannot show one, because its data is loading or could not be loaded. */
export function HiddenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="sr-only">
      {children}
    </h1>
  );
}

interface PageHeadingProps {
  children: ReactNode;
  /** One sentence about what the screen is for, where that is not obvious. */
  lead?: ReactNode;
  /** The screen's actions, on the right. */
  actions?: ReactNode;
}

/** The screen's only h1. */
export function PageHeading({ children, lead, actions }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          {children}
        </h1>
        {lead !== undefined && <p className="mt-1 max-w-prose text-pretty text-text-muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
