import { Undo2 } from 'lucide-react';
import { isOpen } from '@/domain/review/decision';
import { SCORES, type Verdict } from '@/domain/review/mark';
import { STATUS_WORDS } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';
import { FIRST_CLICK_ONLY } from '@/lib/first-click-only';
import { QuietButton } from '@/ui/button';
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
  large: 'size-8',
  small: 'h-7 w-6 text-sm',
} as const;
const SQUARE = 'grid place-items-center rounded-control border';

interface JudgingProps {
  id: string;
  look: keyof typeof CHIP;
  /** Whether the desk's keys press the buttons. */
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

interface VerdictOfProps extends JudgingProps {
  /** Replaces giving the verdict. */
  onPress?: (verdict: Verdict) => void;
}

/** The buttons for an application's verdict, or its status if it is decided. */
export function VerdictOf({ id, look, hasKeys = false, onPress }: VerdictOfProps) {
  const { desk } = useDeskScreen();
  const status = useStatus(desk, id);
  const { verdict } = useMark(desk, id);
  if (!isOpen(status)) return <StatusWord kind={status.kind} />;
  const isSmall = look === 'small';
  return (
    <div
      role="group"
      aria-label="Verdict"
      className={isSmall ? 'flex gap-1' : 'flex flex-wrap gap-2'}
      // Ignores the second click of a double click: after the first, the buttons belong to the next application.
      {...(hasKeys && FIRST_CLICK_ONLY)}
    >
      {VERDICT_KEYS.map(([value, key]) => {
        const { Icon, color } = STATUS_LOOKS[value];
        const isPressed = verdict === value;
        const word = STATUS_WORDS[value];
        return (
          <button
            key={value}
            type="button"
            {...(isSmall && { 'aria-label': word, title: word })}
            aria-pressed={isPressed}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => (onPress === undefined ? desk.judge([id], value) : onPress(value))}
            className={cn(
              'font-semibold',
              isSmall
                ? `${SQUARE} ${CHIP.small}`
                : 'inline-flex min-h-10 items-center gap-2 rounded-control border px-3',
              isPressed ? CHOSEN : IDLE,
            )}
          >
            <Icon aria-hidden className={cn('size-4', !isPressed && color)} />
            {!isSmall && word}
            {hasKeys && <KeyHint>{key}</KeyHint>}
          </button>
        );
      })}
    </div>
  );
}

/** The buttons for an application's score; pressing the same score again removes it. */
export function ScoreOf({ id, look, hasKeys = false }: JudgingProps) {
  const { desk } = useDeskScreen();
  const { score: chosen } = useMark(desk, id);
  return (
    <div role="group" aria-label="Score" className={look === 'small' ? 'flex gap-0.5' : 'flex gap-1'}>
      {SCORES.map((score) => (
        <button
          key={score}
          type="button"
          aria-label={`Score ${score}`}
          aria-keyshortcuts={hasKeys ? String(score) : undefined}
          aria-pressed={chosen === score}
          onClick={() => desk.score([id], score)}
          className={cn('tabular', SQUARE, CHIP[look], chosen === score ? CHOSEN : IDLE)}
        >
          {score}
        </button>
      ))}
    </div>
  );
}

interface SelectBoxProps {
  desk: Desk;
  id: string;
  name: string;
  isSelected: boolean;
  className: string;
}

/** Selects an application; with Shift, all since the one selected last. */
export function SelectBox({ desk, id, name, isSelected, className }: SelectBoxProps) {
  return (
    <label className={`grid shrink-0 cursor-pointer place-items-center print:hidden ${className}`}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          desk.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
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
