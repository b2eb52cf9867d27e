import type { ReactNode } from 'react';
import { oddLinks } from '@/lib/addresses/odd-links';

/** The hint of a note's field, and the note's links that lead nowhere as they are written. They stop nobody. */
export function linkHint(note: string, hint?: ReactNode): ReactNode {
  const links = oddLinks(note);
  if (links.length === 0) return hint;
  return (
    <>
      {hint} <strong className="wrap-anywhere">{`Check the link: ${links.join(', ')}`}</strong>
    </>
  );
}
