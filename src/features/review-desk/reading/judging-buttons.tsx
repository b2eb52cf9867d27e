import { Undo2 } from 'lucide-react';
import { DecisionIcon, styleOf } from '@/components/decision-icon';
import { isOpen, type ReviewStatus } from '@/domain/review/decision';
import { SCORES } from '@/domain/review/mark';
import { STATUS_LABELS } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';
import { FIRST_CLICK_ONLY } from '../first-click-only';
import { QuietButton } from '@/ui/button';
import { useDeskContext, useMark, useDeskSelector, useStatus } from './desk-context';

export function StatusLabel({ kind }: { kind: ReviewStatus['kind'] }) {
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center gap-1 text-sm',
        styleOf(kind)?.text ?? 'text-text-muted',
      )}
    >
      <DecisionIcon kind={kind} />
      {STATUS_LABELS[kind]}
    </span>
  );
}

const VERDICT_KEYS = [
  ['yes', 'Y'],
  ['maybe', 'M'],
  ['no', 'N'],
] as const;

const PRESSED = 'border-text bg-text text-surface';
const IDLE = 'border-border hover:border-border-strong';
const SQUARE = 'grid place-items-center rounded-control border';
const SMALL_SQUARE = `${SQUARE} h-7 w-6 text-sm`;

interface JudgingProps {
  id: string;
  /** Whether the buttons belong to the open application, and show their keys. */
  isLarge?: boolean;
}

export function KeyHint({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded-control border border-current px-1 font-sans text-sm font-normal max-sm:hidden"
    >
      {children}
    </kbd>
  );
}

/** An application's verdict, or its status if it is decided. A press on a large button opens the next application. */
export function VerdictButtons({ id, isLarge = false }: JudgingProps) {
  const { desk, judge } = useDeskContext();
  const status = useStatus(id);
  const { verdict } = useMark(id);
  if (!isOpen(status)) return <StatusLabel kind={status.kind} />;
  return (
    <div
      role="group"
      aria-label="Verdict"
      className={isLarge ? 'flex flex-wrap gap-2' : 'flex gap-1'}
      // After the first click of a double click, the buttons belong to the next application.
      {...(isLarge && FIRST_CLICK_ONLY)}
    >
      {VERDICT_KEYS.map(([value, key]) => {
        const isPressed = verdict === value;
        const label = STATUS_LABELS[value];
        return (
          <button
            key={value}
            type="button"
            {...(isLarge ? { 'aria-keyshortcuts': key } : { 'aria-label': label, title: label })}
            aria-pressed={isPressed}
            onClick={() => (isLarge ? judge(value) : desk.judge([id], value))}
            className={cn(
              'font-semibold',
              isLarge ? 'inline-flex min-h-10 items-center gap-2 rounded-control border px-3' : SMALL_SQUARE,
              isPressed ? styleOf(value)?.chip : IDLE,
            )}
          >
            <DecisionIcon kind={value} />
            {isLarge && (
              <>
                {label}
                <KeyHint>{key}</KeyHint>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** An application's score. A press on the same score removes it. */
export function ScoreButtons({ id, isLarge = false }: JudgingProps) {
  const { desk } = useDeskContext();
  const { score: chosen } = useMark(id);
  return (
    <div role="group" aria-label="Score" className={isLarge ? 'flex gap-1' : 'flex gap-0.5'}>
      {SCORES.map((score) => (
        <button
          key={score}
          type="button"
          aria-label={`Score ${score}`}
          aria-keyshortcuts={isLarge ? String(score) : undefined}
          aria-pressed={chosen === score}
          onClick={() => desk.score([id], score)}
          className={cn(
            'tabular',
            isLarge ? `${SQUARE} size-8` : SMALL_SQUARE,
            chosen === score ? PRESSED : IDLE,
          )}
        >
          {score}
        </button>
      ))}
    </div>
  );
}

interface SelectionCheckboxProps {
  id: string;
  name: string;
  isSelected: boolean;
  className: string;
}

/** Selects an application; with Shift, all since the one selected last. */
export function SelectionCheckbox({ id, name, isSelected, className }: SelectionCheckboxProps) {
  const { desk } = useDeskContext();
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

/** Undoes the latest verdicts. It isn't removed if there are none, because it may have the focus. */
export function UndoButton({ className }: { className?: string }) {
  const { undo } = useDeskContext();
  const canUndo = useDeskSelector((desk) => desk.canUndo());
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
