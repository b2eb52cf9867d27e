import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { COMPLETION_FULL_PERCENT, ONBOARDING_SOCIAL_PROFILES_MIN } from '@/domain/limits';
import { ONBOARDING_STEPS as STEPS, type OnboardingStep, type User } from '@/domain/user';
import { useAuth } from '@/identity/use-session';
import { isJoinPath } from '@/lib/addresses/return-path';
import { cn } from '@/lib/cn';
import { draftNames } from '@/lib/drafts/form-draft';
import { focusHeading, pageHeading } from '@/lib/focus/page-heading';
import { ProfileStep } from './profile-step';
import { QuestionsStep } from './questions-step';
import { SocialStep } from './social-step';
import { stepDraft, type OpenForm, type StepProps } from './step-form';

interface Screen {
  label: string;
  title: string;
  lead: string;
  Step: ComponentType<StepProps>;
}

const SCREENS: Record<OnboardingStep, Screen> = {
  profile: {
    label: 'Profile',
    title: 'Complete Your Profile',
    lead: 'Choose the name people find you by, and say who you are.',
    Step: ProfileStep,
  },
  questions: {
    label: 'Questions',
    title: 'Profile Information',
    lead: 'What you do and what you look for. You can change it later.',
    Step: QuestionsStep,
  },
  social: {
    label: 'Social',
    title: 'Social Profiles',
    lead: `Connect at least ${ONBOARDING_SOCIAL_PROFILES_MIN}, so that people can see your work.`,
    Step: SocialStep,
  },
};

interface OnboardingStepsProps {
  user: User;
  returnPath: string | null;
}

/** Shows the user's current step, or an earlier one that they opened or left with unsaved changes. */
export function OnboardingSteps({ user, returnPath }: OnboardingStepsProps) {
  const owner = useAuth().uid ?? user.id;
  const [chosen, setChosen] = useState<OnboardingStep | null>(() => {
    const drafts = draftNames(owner);
    return STEPS.find((step) => drafts.includes(stepDraft(step))) ?? null;
  });
  const reached = user.onboardingStep;
  const current = chosen !== null && STEPS.indexOf(chosen) < STEPS.indexOf(reached) ? chosen : reached;
  const before = STEPS[STEPS.indexOf(current) - 1] ?? null;
  const { title, lead, Step } = SCREENS[current];
  const [form, setForm] = useState<OpenForm | null>(null);
  const next = useRef<OnboardingStep | null>(null);

  /** Saves the changes of an earlier step before leaving it, because the user won't pass through it again. */
  async function leave(to: OnboardingStep) {
    if (to === current || form?.isSubmitting) return;
    if (current === reached || !form?.isChanged) return setChosen(to);
    next.current = to;
    await form.submit();
    next.current = null;
  }

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // Scroll to the top of the new step and move the screen reader there.
    window.scrollTo(0, 0);
    focusHeading();
  }, [current]);

  return (
    <div className="mx-auto max-w-2xl">
      {isJoinPath(returnPath) && (
        <p className="mb-6 rounded-control border border-border bg-accent-soft px-4 py-3">
          Finish your profile to join the board.
        </p>
      )}
      <OnboardingProgress
        current={current}
        reached={reached}
        percent={user.profileCompletionPercentage}
        isSaving={form?.isSubmitting ?? false}
        onChoose={(step) => void leave(step)}
      />
      <h1 ref={pageHeading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-1 mb-6 text-text-muted">{lead}</p>
      <Step
        key={current}
        user={user}
        onSaving={() => setChosen(current)}
        onSaved={() => setChosen(next.current)}
        onBack={before === null ? null : () => void leave(before)}
        onForm={setForm}
      />
    </div>
  );
}

interface OnboardingProgressProps {
  current: OnboardingStep;
  /** The furthest available step; all previous steps have been saved. */
  reached: OnboardingStep;
  /** The saved completion, 0 to 100. */
  percent: number;
  /** Navigation is locked while saving. */
  isSaving: boolean;
  onChoose: (step: OnboardingStep) => void;
}

/** Shows the current step and the profile's completion, with buttons for the available steps. */
function OnboardingProgress({ current, reached, percent, isSaving, onChoose }: OnboardingProgressProps) {
  return (
    <nav aria-label="Onboarding steps" className="mb-8">
      <ol className="flex flex-wrap gap-2">
        {STEPS.map((step, index) => {
          const isDone = index < STEPS.indexOf(reached);
          const isCurrent = step === current;
          return (
            <li key={step} className="min-w-max flex-1">
              <button
                type="button"
                disabled={index > STEPS.indexOf(reached)}
                // Not `disabled`, which would drop the focus even if saving fails.
                aria-disabled={isSaving || undefined}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onChoose(step)}
                className={cn(
                  'flex min-h-10 w-full items-center gap-2 border-b-2 text-left disabled:cursor-default aria-disabled:cursor-default',
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
                {SCREENS[step].label}
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

interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
  className?: string;
}

/** Not `<progress>`, which each browser styles differently. */
function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={cn('h-1.5 overflow-hidden rounded-full bg-surface-sunken', className)}
    >
      <div
        className="h-full rounded-full bg-text transition-[width] duration-200"
        style={{ width: `${(100 * value) / max}%` }}
      />
    </div>
  );
}
