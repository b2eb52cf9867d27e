import { Check } from 'lucide-react';
import { COMPLETION_FULL_PERCENT } from '@/domain/limits';
import type { OnboardingStep } from '@/domain/user';
import { cn } from '@/lib/cn';
import { ProgressBar } from '@/ui/progress-bar';

/** In order. */
export const STEPS: readonly { step: OnboardingStep; label: string }[] = [
  { step: 'profile', label: 'Profile' },
  { step: 'questions', label: 'Questions' },
  { step: 'social', label: 'Social' },
];

export function stepIndex(step: OnboardingStep): number {
  return STEPS.findIndex((entry) => entry.step === step);
}

interface OnboardingProgressProps {
  current: OnboardingStep;
  /** The furthest step that can be opened: all before it have been saved. */
  reached: OnboardingStep;
  /** 0 to 100, as saved. */
  percent: number;
  onChoose: (step: OnboardingStep) => void;
}

/**
 * Shows which of the three steps the person is at, and how much is complete. Steps that were reached can be opened
 * again.
 */
export function OnboardingProgress({ current, reached, percent, onChoose }: OnboardingProgressProps) {
  return (
    <nav aria-label="Onboarding steps" className="mb-8">
      <ol className="flex flex-wrap gap-2">
        {STEPS.map(({ step, label }, index) => {
          const isDone = index < stepIndex(reached);
          const isCurrent = step === current;
          return (
            <li key={step} className="min-w-max flex-1">
              <button
                type="button"
                disabled={index > stepIndex(reached)}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onChoose(step)}
                className={cn(
                  'flex min-h-10 w-full items-center gap-2 border-b-2 text-left disabled:cursor-default',
                  isCurrent ? 'border-accent font-semibold' : 'border-border text-text-muted',
                )}
              >
                {isDone ? (
                  <Check aria-hidden className="size-4 shrink-0 text-success" />
                ) : (
                  <span aria-hidden className="tabular">
                    {index + 1}
                  </span>
                )}
                {label}
                {isDone && <span className="sr-only"> (saved)</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <div className="mt-3 flex items-center gap-3 text-sm text-text-muted">
        <ProgressBar
          label="Profile completion"
          value={percent}
          max={COMPLETION_FULL_PERCENT}
          className="flex-1"
        />
        <span className="tabular">{percent}% complete</span>
      </div>
    </nav>
  );
}
