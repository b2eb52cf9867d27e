import { Check, CircleDashed, X } from 'lucide-react';
import type { ReviewStatus } from '@/domain/review/decision';
import { STATUS_WORDS } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';

const YES = { Icon: Check, color: 'text-success' };
const NO = { Icon: X, color: 'text-danger' };

/** The color and sign of verdicts and decisions, the same on every screen. */
export const STATUS_LOOKS = {
  yes: YES,
  accepted: YES,
  no: NO,
  rejected: NO,
  maybe: { Icon: CircleDashed, color: 'text-warning' },
};

export function StatusWord({ kind }: { kind: ReviewStatus['kind'] }) {
  const look = kind in STATUS_LOOKS ? STATUS_LOOKS[kind as keyof typeof STATUS_LOOKS] : undefined;
  return (
    <span className={cn('inline-flex shrink-0 items-center gap-1 text-sm', look?.color ?? 'text-text-muted')}>
      {look !== undefined && <look.Icon aria-hidden className="size-4" />}
      {STATUS_WORDS[kind]}
    </span>
  );
}
