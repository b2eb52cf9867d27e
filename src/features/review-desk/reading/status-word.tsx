import { Check, CircleDashed, X, type LucideIcon } from 'lucide-react';
import type { ReviewStatus } from '@/domain/review/decision';
import { STATUS_WORDS } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';

interface StatusLook {
  Icon: LucideIcon;
  color: string;
}

const YES: StatusLook = { Icon: Check, color: 'text-success' };
const NO: StatusLook = { Icon: X, color: 'text-danger' };

/** The color and sign of verdicts and decisions, the same on every screen. */
export const STATUS_LOOKS = {
  yes: YES,
  accepted: YES,
  no: NO,
  rejected: NO,
  maybe: { Icon: CircleDashed, color: 'text-warning' },
};

const lookOf = (kind: ReviewStatus['kind']): StatusLook | undefined =>
  (STATUS_LOOKS as Partial<Record<ReviewStatus['kind'], StatusLook>>)[kind];

export function StatusWord({ kind, className }: { kind: ReviewStatus['kind']; className?: string }) {
  const look = lookOf(kind);
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center gap-1 text-sm',
        look?.color ?? 'text-text-muted',
        className,
      )}
    >
      {look !== undefined && <look.Icon aria-hidden className="size-4" />}
      {STATUS_WORDS[kind]}
    </span>
  );
}
