import { memo } from 'react';
import type { Verdict } from '@/domain/review/assessment';
import { VERDICT_WORDS } from '@/domain/review/status-words';
import { cn } from '@/lib/cn';

interface VerdictBarProps {
  verdict: Verdict | null;
  onPress: (verdict: Verdict) => void;
  /** Whether to show the keys. */
  hasKeys?: boolean;
}

const KEYS = [
  ['yes', 'Y', 'border-success bg-success text-surface'],
  ['maybe', 'M', 'border-text bg-text text-surface'],
  ['no', 'N', 'border-danger bg-danger text-surface'],
] as const;

/** The verdict, which is never sent. Pressing the same one again removes it. */
export const VerdictBar = memo(function VerdictBar({ verdict, onPress, hasKeys = true }: VerdictBarProps) {
  return (
    <div role="group" aria-label="Verdict" className="flex flex-wrap gap-2">
      {KEYS.map(([value, key, pressedStyle]) => (
        <button
          key={value}
          type="button"
          aria-pressed={verdict === value}
          aria-keyshortcuts={hasKeys ? key : undefined}
          onClick={() => onPress(value)}
          className={cn(
            'inline-flex min-h-10 items-center gap-2 rounded-control border px-3 font-semibold sm:px-4',
            verdict === value ? pressedStyle : 'border-border-strong hover:bg-surface-sunken',
          )}
        >
          {VERDICT_WORDS[value]}
          {hasKeys && (
            <kbd
              aria-hidden
              className="rounded-control border border-current px-1 font-sans text-sm opacity-80 max-sm:hidden"
            >
              {key}
            </kbd>
          )}
        </button>
      ))}
    </div>
  );
});
