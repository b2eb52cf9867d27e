import type { ReactNode } from 'react';

/** The part of a profile that lists the boards which the person has created. */
export function BoardsCreatedSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="boards-created" className="mt-10 print:hidden">
      <h2 id="boards-created" className="mb-4 text-lg font-semibold">
        Boards Created
      </h2>
      {children}
    </section>
  );
}
