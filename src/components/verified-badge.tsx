import { BadgeCheck } from 'lucide-react';

/** Marks someone as verified; the caller shows it only where `verified` is true (contract, 'Board card'). */
export function VerifiedBadge() {
  return <BadgeCheck role="img" aria-label="Verified" className="size-4 shrink-0 text-success" />;
}
