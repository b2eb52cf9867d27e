import type { ReactNode } from 'react';
import { pageHeading } from '@/lib/focus/page-heading';

/** The container of a screen's content: at most 1120 px wide. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-content px-4 py-8 sm:px-6">{children}</div>;
}

/** The h1 of a screen that cannot show one, because its data is loading or could not be loaded. */
export function HiddenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 ref={pageHeading} tabIndex={-1} className="sr-only">
      {children}
    </h1>
  );
}

interface PageHeadingProps {
  children: ReactNode;
  /** One sentence about what the screen is for, where that is not obvious. */
  lead?: ReactNode;
}

/** The screen's only h1. */
export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <div className="mb-6">
      <h1 ref={pageHeading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        {children}
      </h1>
      {lead !== undefined && <p className="mt-1 max-w-prose text-pretty text-text-muted">{lead}</p>}
    </div>
  );
}
