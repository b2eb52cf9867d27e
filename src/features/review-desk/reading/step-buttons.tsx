import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { formatNumber } from '@/domain/text';
import { QuietButton } from '@/ui/small-button';

const STEPS = [
  { step: -1, name: 'Previous', key: 'K', Icon: ChevronUp },
  { step: 1, name: 'Next', key: 'J', Icon: ChevronDown },
] as const;

interface StepButtonsProps {
  onStep: (step: -1 | 1) => void;
  /** Whether the desk's keys press them. */
  hasKeys?: boolean;
  canStep?: (step: -1 | 1) => boolean;
}

export const StepButtons = ({ onStep, hasKeys = false, canStep }: StepButtonsProps) =>
  STEPS.map(({ step, name, key, Icon }) => (
    <QuietButton
      key={step}
      aria-label={`${name} application`}
      aria-keyshortcuts={hasKeys ? key : undefined}
      disabled={canStep?.(step) === false}
      onClick={() => onStep(step)}
    >
      <Icon aria-hidden className="size-4" />
    </QuietButton>
  ));

interface StepBarProps {
  number: number;
  of: number;
  isOff: boolean;
  onStep: (step: -1 | 1) => void;
}

/** Steps from one application to the next in the dialog. */
export function StepBar({ number, of, isOff, onStep }: StepBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // At the end of the list, the pressed button is disabled.
    const active = document.activeElement;
    if (active?.matches(':disabled') && bar.current?.contains(active))
      bar.current.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [number]);
  const canStep = (step: -1 | 1) => !isOff && number !== (step === 1 ? of : 1);
  return (
    <div ref={bar} className="-my-2 -ml-3 flex items-center gap-1">
      <StepButtons onStep={onStep} canStep={canStep} />
      <span role="status" className="tabular text-sm text-text-muted">
        {formatNumber(number)} of {formatNumber(of)}
      </span>
    </div>
  );
}
