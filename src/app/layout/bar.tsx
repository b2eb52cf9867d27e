import type { ReactNode } from 'react';

/** A notice under the nav bar. The layout puts it into a live region. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-2 border-b border-border bg-surface-sunken px-4 py-1 text-center text-sm">
      {children}
    </p>
  );
}
