import { formatNumber } from '@/domain/text';

/** A yellow dot that marks unread content. Screen readers get the text beside it or the control's description. */
export function UnreadDot() {
  return (
    <span
      aria-hidden
      className="inline-block size-2 shrink-0 rounded-full bg-accent ring-1 ring-border-strong"
    />
  );
}

/** The number of new decisions beside a link to them; nothing for 0. */
export function NewDecisions({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      title={newDecisionsText(count)}
      className="inline-flex shrink-0 items-center gap-1 text-sm whitespace-nowrap"
    >
      <UnreadDot />
      {formatNumber(count)} new
    </span>
  );
}

/** @param count at least 1 */
export function newDecisionsText(count: number): string {
  return count === 1
    ? 'A new decision on your applications'
    : `${formatNumber(count)} new decisions on your applications`;
}
