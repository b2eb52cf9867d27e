import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/ui/button';

interface StepButtonsProps {
  /** What they step through. */
  what: 'application' | 'answer';
  onStep: (step: -1 | 1) => void;
}

const STEPS = [
  { step: -1, name: 'Previous', key: 'K', Icon: ChevronUp },
  { step: 1, name: 'Next', key: 'J', Icon: ChevronDown },
] as const;

/** To the previous and to the next one. */
export const StepButtons = memo(function StepButtons({ what, onStep }: StepButtonsProps) {
  return STEPS.map(({ step, name, key, Icon }) => (
    <Button
      key={key}
      variant="ghost"
      size="small"
      aria-label={`${name} ${what}`}
      aria-keyshortcuts={key}
      onClick={() => onStep(step)}
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  ));
});
