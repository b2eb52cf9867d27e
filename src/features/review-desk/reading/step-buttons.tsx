import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { formatNumber } from '@/domain/format-number';
import { QuietButton } from '@/ui/small-button';
import { useDeskScreen } from './use-desk-commands';

interface StepButtonProps {
  step: -1 | 1;
  /** Whether the desk's key does the same: then one is above the other. Otherwise they are side by side. */
  hasKey: boolean;
  isOff?: boolean;
  onStep: (step: -1 | 1) => void;
}

const STEPS = {
  [-1]: { name: 'Previous', key: 'K', Up: ChevronUp, Aside: ChevronLeft },
  1: { name: 'Next', key: 'J', Up: ChevronDown, Aside: ChevronRight },
} as const;

const StepButton = memo(function StepButton({ step, hasKey, isOff = false, onStep }: StepButtonProps) {
  const { name, key, Up, Aside } = STEPS[step];
  const Icon = hasKey ? Up : Aside;
  return (
    <QuietButton
      aria-label={`${name} application`}
      aria-keyshortcuts={hasKey ? key : undefined}
      disabled={isOff}
      onClick={() => onStep(step)}
    >
      <Icon aria-hidden className="size-4" />
    </QuietButton>
  );
});

/** At the desk, where they are never off. */
export function StepButtons() {
  const { move } = useDeskScreen();
  return (
    <>
      <StepButton step={-1} hasKey onStep={move} />
      <StepButton step={1} hasKey onStep={move} />
    </>
  );
}

interface StepBarProps {
  number: number;
  of: number;
  isOff: boolean;
  onStep: (step: -1 | 1) => void;
}

/** In the dialog, from one application to the next without going back to the list. */
export function StepBar({ number, of, isOff, onStep }: StepBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed is disabled at the end of the list.
    const active = document.activeElement;
    if (active?.matches(':disabled') && bar.current?.contains(active))
      bar.current.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [number]);
  const part = { hasKey: false, onStep };
  return (
    <div ref={bar} className="-my-2 -ml-3 flex items-center gap-1">
      <StepButton {...part} step={-1} isOff={isOff || number === 1} />
      <span role="status" className="tabular text-sm text-text-muted">
        {formatNumber(number)} of {formatNumber(of)}
      </span>
      <StepButton {...part} step={1} isOff={isOff || number === of} />
    </div>
  );
}
