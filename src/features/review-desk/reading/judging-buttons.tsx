import { Undo2 } from 'lucide-react';
import { memo } from 'react';
import { canBeDecided } from '@/domain/review/application-status';
import { SCORES, type Verdict } from '@/domain/review/assessment';
import { statusWords, VERDICT_WORDS } from '@/domain/review/status-words';
import { cn } from '@/lib/cn';
import { FIRST_CLICK_ONLY } from '@/lib/first-click-only';
import { useLatest } from '@/lib/hooks/use-latest';
import { QuietButton } from '@/ui/small-button';
import type { Desk } from '../state/desk';
import { useAssessment, useOfDesk, useStatus } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

/** Each verdict with its key. */
const VERDICT_KEYS = [
  ['yes', 'Y'],
  ['maybe', 'M'],
  ['no', 'N'],
] as const;

/** A verdict or a score that is given. In ink: red is for what has failed, and green for who is accepted. */
const CHOSEN = 'border-text bg-text text-surface';

const CHIP = {
  large: 'grid size-8 place-items-center rounded-control border',
  small: 'grid size-7 place-items-center rounded-control border text-sm',
} as const;
/** A chip that is not pressed. */
const IDLE_CHIP = 'border-border hover:border-border-strong';
const IDLE_BUTTON = 'border-border-strong hover:bg-surface-sunken';
const SCORE_LOOKS = {
  large: { gap: 'gap-1', chip: CHIP.large },
  small: { gap: 'gap-0.5', chip: `${CHIP.small} w-6` },
} as const;

interface ChipProps {
  look: keyof typeof CHIP;
  /** Whether the desk's keys press them. */
  hasKeys?: boolean;
}

/** The key that does the same as a button, on the button. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded-control border border-current px-1 font-sans text-sm opacity-80 max-sm:hidden"
    >
      {children}
    </kbd>
  );
}

interface VerdictBarProps extends ChipProps {
  verdict: Verdict | null;
  onPress: (verdict: Verdict) => void;
}

/** The verdict, which is never sent. Pressing the same one again removes it. */
const VerdictBar = memo(function VerdictBar({ verdict, look, hasKeys = false, onPress }: VerdictBarProps) {
  const isSmall = look === 'small';
  const style = isSmall
    ? `${CHIP.small} font-semibold`
    : 'inline-flex min-h-10 items-center gap-2 rounded-control border px-3 font-semibold sm:px-4';
  const idleStyle = isSmall ? IDLE_CHIP : IDLE_BUTTON;
  return (
    <div
      role="group"
      aria-label="Verdict"
      className={isSmall ? 'flex gap-1' : 'flex flex-wrap gap-2'}
      // There the next application has come.
      {...(hasKeys && FIRST_CLICK_ONLY)}
    >
      {VERDICT_KEYS.map(([value, key]) => (
        <button
          key={value}
          type="button"
          aria-label={isSmall ? VERDICT_WORDS[value] : undefined}
          title={isSmall ? VERDICT_WORDS[value] : undefined}
          aria-pressed={verdict === value}
          aria-keyshortcuts={hasKeys ? key : undefined}
          onClick={() => onPress(value)}
          className={cn(style, verdict === value ? CHOSEN : idleStyle)}
        >
          {isSmall ? key : VERDICT_WORDS[value]}
          {hasKeys && <KeyHint>{key}</KeyHint>}
        </button>
      ))}
    </div>
  );
});

interface VerdictOfProps extends ChipProps {
  id: string;
  /** What a press does instead of giving the verdict. */
  onPress?: (verdict: Verdict) => void;
  /** Whether the status is said elsewhere. */
  isStatusSaid?: boolean;
}

/** An application's verdict; once it can no longer change, the status in words. */
export function VerdictOf({ id, onPress, isStatusSaid = false, ...bar }: VerdictOfProps) {
  const { desk } = useDeskScreen();
  const status = useStatus(desk, id);
  const { verdict } = useAssessment(desk, id);
  if (canBeDecided(status))
    return (
      <VerdictBar verdict={verdict} onPress={onPress ?? ((pressed) => desk.press(id, pressed))} {...bar} />
    );
  return isStatusSaid ? null : <span className="text-sm text-text-muted">{statusWords(status)}</span>;
}

interface ScoreButtonsProps extends ChipProps {
  chosen: number | null;
  onPress: (score: number) => void;
}

/** Does not render again between two applications with the same score. */
const ScoreButtons = memo(function ScoreButtons(props: ScoreButtonsProps) {
  const { chosen, look, hasKeys = false, onPress } = props;
  const { gap, chip } = SCORE_LOOKS[look];
  return (
    <div role="group" aria-label="Score" className={`flex ${gap}`}>
      {SCORES.map((score) => (
        <button
          key={score}
          type="button"
          aria-label={`Score ${score}`}
          aria-keyshortcuts={hasKeys ? String(score) : undefined}
          aria-pressed={chosen === score}
          onClick={() => onPress(score)}
          className={cn('tabular', chip, chosen === score ? CHOSEN : IDLE_CHIP)}
        >
          {score}
        </button>
      ))}
    </div>
  );
});

/** An application's own score; a press on the same one again removes it. */
export function ScoreOf({ id, ...chips }: ChipProps & { id: string }) {
  const { desk } = useDeskScreen();
  const { score } = useAssessment(desk, id);
  const press = useLatest((pressed: number) =>
    desk.change(id, { score: pressed === score ? null : pressed }),
  );
  return <ScoreButtons chosen={score} onPress={press} {...chips} />;
}

interface TickBoxProps {
  desk: Desk;
  id: string;
  name: string;
  isTicked: boolean;
  className: string;
}

/** With Shift it ticks everything since the last tick. */
export function TickBox({ desk, id, name, isTicked, className }: TickBoxProps) {
  return (
    <label
      // Beside the box. Firefox passes no press with Shift on to it.
      onClick={(event) => {
        if (!event.shiftKey || event.target !== event.currentTarget) return;
        event.preventDefault();
        desk.tick(id, true);
      }}
      className={`grid shrink-0 cursor-pointer place-items-center print:hidden ${className}`}
    >
      <input
        type="checkbox"
        aria-label={`Tick ${name}`}
        checked={isTicked}
        onChange={({ nativeEvent }) =>
          desk.tick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 accent-text"
      />
    </label>
  );
}

/** Takes the latest verdicts back, for those without a keyboard. It stays if there is nothing, and keeps the focus. */
export function UndoButton({ className }: { className?: string }) {
  const { desk, undo } = useDeskScreen();
  const canUndo = useOfDesk(desk, desk.canUndo);
  return (
    <QuietButton
      aria-label="Undo the latest verdict"
      title="Undo the latest verdict"
      aria-keyshortcuts="U"
      aria-disabled={!canUndo}
      onClick={undo}
      className={cn(!canUndo && 'opacity-60', className)}
    >
      <Undo2 aria-hidden className="size-4" />
    </QuietButton>
  );
}
