import { Star, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { SCORES, type Verdict } from '@/domain/review/assessment';
import { VERDICT_WORDS } from '@/domain/review/status-words';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import type { Desk } from '../state/desk';
import { useOfDesk } from './use-desk';

/** Each verdict with its key, and how it looks while it is given. */
export const VERDICT_KEYS = [
  ['yes', 'Y', 'border-success bg-success text-surface'],
  ['maybe', 'M', 'border-text bg-text text-surface'],
  ['no', 'N', 'border-danger bg-danger text-surface'],
] as const;

export const CHIP = {
  large: 'grid size-8 place-items-center rounded-control border',
  small: 'grid size-7 place-items-center rounded-control border text-sm',
} as const;
/** A chip that is not pressed. */
export const IDLE_CHIP = 'border-border hover:border-border-strong';

interface VerdictBarProps {
  verdict: Verdict | null;
  onPress: (verdict: Verdict) => void;
  hasKeys?: boolean;
}

/** The verdict, which is never sent. Pressing the same one again removes it. */
export const VerdictBar = memo(function VerdictBar({ verdict, onPress, hasKeys = true }: VerdictBarProps) {
  return (
    <div role="group" aria-label="Verdict" className="flex flex-wrap gap-2">
      {VERDICT_KEYS.map(([value, key, pressedStyle]) => (
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

interface ChipProps {
  look: keyof typeof CHIP;
  /** Whether the desk's keys press them. */
  hasKeys?: boolean;
}

/** @param onScore null to take the score back */
export function ScoreButtons({
  chosen,
  look,
  hasKeys = false,
  onScore,
}: ChipProps & { chosen: number | null; onScore: (score: number | null) => void }) {
  return (
    <div role="group" aria-label="Score" className={`flex ${look === 'small' ? 'gap-0.5' : 'gap-1'}`}>
      {SCORES.map((score) => (
        <button
          key={score}
          type="button"
          aria-label={`Score ${score}`}
          aria-keyshortcuts={hasKeys ? String(score) : undefined}
          aria-pressed={chosen === score}
          onClick={() => onScore(chosen === score ? null : score)}
          className={cn(
            CHIP[look],
            look === 'small' ? 'tabular w-6' : 'tabular',
            chosen === score ? 'border-text bg-text text-surface' : IDLE_CHIP,
          )}
        >
          {score}
        </button>
      ))}
    </div>
  );
}

export function StarButton({
  isStarred,
  look,
  hasKeys = false,
  onPress,
}: ChipProps & { isStarred: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label="Star"
      aria-keyshortcuts={hasKeys ? 'S' : undefined}
      aria-pressed={isStarred}
      onClick={onPress}
      className={cn(CHIP[look], IDLE_CHIP)}
    >
      <Star aria-hidden className={cn('size-4', isStarred && 'fill-accent text-accent')} />
    </button>
  );
}

interface UndoButtonProps {
  desk: Desk;
  onPress: () => void;
  className?: string;
}

/** Takes the latest verdicts back, for those without a keyboard. It stays if there is nothing, and keeps the focus. */
export function UndoButton({ desk, onPress, className }: UndoButtonProps) {
  const canUndo = useOfDesk(desk, desk.canUndo);
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label="Undo the latest verdict"
      title="Undo the latest verdict"
      aria-keyshortcuts="U"
      aria-disabled={!canUndo}
      onClick={onPress}
      className={cn(!canUndo && 'opacity-60', className)}
    >
      <Undo2 aria-hidden className="size-4" />
    </Button>
  );
}
