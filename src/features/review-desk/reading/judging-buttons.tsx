import { Undo2 } from 'lucide-react';
import { memo } from 'react';
import { isOpen } from '@/domain/review/decision';
import { SCORES, type Verdict } from '@/domain/review/mark';
import { STATUS_WORDS } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';
import { FIRST_CLICK_ONLY } from '@/lib/first-click-only';
import { useLatest } from '@/lib/hooks/use-latest';
import { QuietButton } from '@/ui/small-button';
import type { Desk } from '../state/desk';
import { STATUS_LOOKS, StatusWord } from './status-word';
import { useMark, useOfDesk, useStatus } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

const VERDICT_KEYS = [
  ['yes', 'Y'],
  ['maybe', 'M'],
  ['no', 'N'],
] as const;

const CHOSEN = 'border-text bg-text text-surface';
const IDLE = 'border-border hover:border-border-strong';
const CHIP = {
  large: 'grid size-8 place-items-center rounded-control border',
  small: 'grid h-7 w-6 place-items-center rounded-control border text-sm',
} as const;

interface ChipProps {
  look: keyof typeof CHIP;
  /** Whether the desk's keys press them. */
  hasKeys?: boolean;
}

/** A button's shortcut, shown on the button. */
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

const VerdictBar = memo(function VerdictBar({ verdict, look, hasKeys = false, onPress }: VerdictBarProps) {
  const isSmall = look === 'small';
  return (
    <div
      role="group"
      aria-label="Verdict"
      className={isSmall ? 'flex gap-1' : 'flex flex-wrap gap-2'}
      // After the first click the buttons belong to the next application.
      {...(hasKeys && FIRST_CLICK_ONLY)}
    >
      {VERDICT_KEYS.map(([value, key]) => {
        const { Icon, color } = STATUS_LOOKS[value];
        const isPressed = verdict === value;
        return (
          <button
            key={value}
            type="button"
            aria-label={isSmall ? STATUS_WORDS[value] : undefined}
            title={isSmall ? STATUS_WORDS[value] : undefined}
            aria-pressed={isPressed}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => onPress(value)}
            className={cn(
              'font-semibold',
              isSmall ? CHIP.small : 'inline-flex min-h-10 items-center gap-2 rounded-control border px-3',
              isPressed ? CHOSEN : IDLE,
            )}
          >
            <Icon aria-hidden className={cn('size-4', !isPressed && color)} />
            {!isSmall && STATUS_WORDS[value]}
            {hasKeys && <KeyHint>{key}</KeyHint>}
          </button>
        );
      })}
    </div>
  );
});

interface VerdictOfProps extends ChipProps {
  id: string;
  /** Replaces giving the verdict. */
  onPress?: (verdict: Verdict) => void;
}

/** The buttons for an application's verdict; its status once it can't be decided any more. */
export function VerdictOf({ id, onPress, ...bar }: VerdictOfProps) {
  const { desk } = useDeskScreen();
  const status = useStatus(desk, id);
  const { verdict } = useMark(desk, id);
  if (!isOpen(status)) return <StatusWord kind={status.kind} />;
  return (
    <VerdictBar verdict={verdict} onPress={onPress ?? ((pressed) => desk.judge([id], pressed))} {...bar} />
  );
}

interface ScoreButtonsProps extends ChipProps {
  chosen: number | null;
  onPress: (score: number) => void;
}

const ScoreButtons = memo(function ScoreButtons(props: ScoreButtonsProps) {
  const { chosen, look, hasKeys = false, onPress } = props;
  return (
    <div role="group" aria-label="Score" className={look === 'small' ? 'flex gap-0.5' : 'flex gap-1'}>
      {SCORES.map((score) => (
        <button
          key={score}
          type="button"
          aria-label={`Score ${score}`}
          aria-keyshortcuts={hasKeys ? String(score) : undefined}
          aria-pressed={chosen === score}
          onClick={() => onPress(score)}
          className={cn('tabular', CHIP[look], chosen === score ? CHOSEN : IDLE)}
        >
          {score}
        </button>
      ))}
    </div>
  );
});

/** The buttons for an application's score; pressing the same score again removes it. */
export function ScoreOf({ id, ...chips }: ChipProps & { id: string }) {
  const { desk } = useDeskScreen();
  const { score } = useMark(desk, id);
  const press = useLatest((pressed: number) => desk.score([id], pressed));
  return <ScoreButtons chosen={score} onPress={press} {...chips} />;
}

interface TickBoxProps {
  desk: Desk;
  id: string;
  name: string;
  isTicked: boolean;
  className: string;
}

/** With Shift it selects all since the last one. */
export function TickBox({ desk, id, name, isTicked, className }: TickBoxProps) {
  return (
    <label className={`grid shrink-0 cursor-pointer place-items-center print:hidden ${className}`}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isTicked}
        onChange={({ nativeEvent }) =>
          desk.tick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 accent-text"
      />
    </label>
  );
}

/** Undoes the latest verdicts. It stays if there are none, so that it keeps the focus. */
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
      <KeyHint>U</KeyHint>
    </QuietButton>
  );
}
