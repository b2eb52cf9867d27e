import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { formatNumber } from '@/domain/format-number';
import { Button } from '@/ui/button';

interface StepBarProps {
  number: number;
  of: number;
  isOff: boolean;
  onStep: (step: -1 | 1) => void;
}

/** From one application to the next without going back to the list. */
export function StepBar({ number, of, isOff, onStep }: StepBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed is disabled at the end of the list.
    const active = document.activeElement;
    if (active?.matches(':disabled') && bar.current?.contains(active))
      bar.current.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [number]);
  return (
    <div ref={bar} className="-my-2 -ml-3 flex items-center gap-1">
      <StepButton step={-1} isOff={isOff || number === 1} onStep={onStep} />
      <span role="status" className="tabular text-sm text-text-muted">
        {formatNumber(number)} of {formatNumber(of)}
      </span>
      <StepButton step={1} isOff={isOff || number === of} onStep={onStep} />
    </div>
  );
}

interface StepButtonProps {
  step: -1 | 1;
  isOff: boolean;
  onStep: (step: -1 | 1) => void;
}

const StepButton = memo(function StepButton({ step, isOff, onStep }: StepButtonProps) {
  const Icon = step === 1 ? ChevronRight : ChevronLeft;
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={step === 1 ? 'Next application' : 'Previous application'}
      disabled={isOff}
      onClick={() => onStep(step)}
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  );
});
