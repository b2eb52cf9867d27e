import { ChevronDown, ChevronUp } from 'lucide-react';
import { QuietButton } from '@/ui/button';

const STEPS = [
  { step: -1, name: 'Previous', key: 'K', Icon: ChevronUp },
  { step: 1, name: 'Next', key: 'J', Icon: ChevronDown },
] as const;

interface StepButtonsProps {
  onStep: (step: -1 | 1) => void;
  /** Whether J and K do the same. */
  hasKeys?: boolean;
  canStep?: (step: -1 | 1) => boolean;
}

export const StepButtons = ({ onStep, hasKeys = false, canStep = () => true }: StepButtonsProps) =>
  STEPS.map(({ step, name, key, Icon }) => (
    <QuietButton
      key={step}
      aria-label={`${name} application`}
      aria-keyshortcuts={hasKeys ? key : undefined}
      // `disabled` would blur the button at the end of the list.
      aria-disabled={!canStep(step) || undefined}
      onClick={() => canStep(step) && onStep(step)}
      className="aria-disabled:opacity-60"
    >
      <Icon aria-hidden className="size-4" />
    </QuietButton>
  ));
