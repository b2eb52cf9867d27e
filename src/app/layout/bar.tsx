import type { ReactNode } from 'react';

/** Under the nav bar, about the app as a whole. The frame has a live region around it. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-2 border-b border-border bg-surface-sunken px-4 py-1 text-center text-sm">
      {children}
    </p>
  );
}
