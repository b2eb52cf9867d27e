import type { ReactNode } from 'react';
import { pageHeading } from '@/lib/focus/page-heading';

/** The container of a screen's content: at most 1120 px wide. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-content px-4 py-8 sm:px-6">{children}</div>;
}

/** A side column from 1024 px on. */
export const SIDE_COLUMN = 'grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]';

/** The hidden h1 of a screen whose data is loading or failed to load. */
export function HiddenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 ref={pageHeading} tabIndex={-1} className="sr-only">
      {children}
    </h1>
  );
}

interface PageHeadingProps {
  children: ReactNode;
  /** One sentence about the purpose of the screen, if that isn't obvious. */
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
