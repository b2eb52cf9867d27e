import { useFormikContext } from 'formik';
import { Check } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { DraftFields, useDraft } from '@/components/draft-form';
import { useSubmitFailure } from '@/components/form-errors';
import { COMPLETION_FULL_PERCENT, ONBOARDING_SOCIAL_PROFILES_MIN } from '@/domain/limits';
import { ONBOARDING_STEPS as STEPS, type OnboardingStep } from '@/domain/user';
import { cn } from '@/lib/cn';
import { pageHeading } from '@/lib/focus/page-heading';
import { Button, SmallButton } from '@/ui/button';
import type { StepProps } from './step-form';

const TEXTS: Record<OnboardingStep, { label: string; title: string; lead: string }> = {
  profile: {
    label: 'Profile',
    title: 'Complete Your Profile',
    lead: 'Choose a username and tell people who you are.',
  },
  questions: {
    label: 'Questions',
    title: 'Profile Information',
    lead: 'What you do and what you’re looking for. You can change it later.',
  },
  social: {
    label: 'Social',
    title: 'Social Profiles',
    lead: `Add at least ${ONBOARDING_SOCIAL_PROFILES_MIN} profiles, so people can see your work.`,
  },
};

interface StepLayoutProps extends StepProps {
  step: OnboardingStep;
  /** Whether the conditions outside of the form's schema are met. */
  isReady?: boolean;
  /** The hint about the fields that are still required. */
  missing: string;
  labels?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The screen of a step inside its form: progress, heading, fields, Back and the primary action. */
export function StepLayout(props: StepLayoutProps) {
  const { user, onOpen, step, isReady = true, missing, labels = {}, children } = props;
  const { dirty, errors, isSubmitting, isValid, submitForm } = useFormikContext();
  const { status } = useDraft();
  const hint = useRef<HTMLParagraphElement>(null);
  const failure = useSubmitFailure();
  const canSubmit = isValid && isReady;
  const missingFields = Object.keys(errors).flatMap((name) => labels[name] ?? []);
  const before = STEPS[STEPS.indexOf(step) - 1];
  const { title, lead } = TEXTS[step];

  /** Saves the changes of an earlier step before leaving it, because the user won't pass through it again. */
  async function leave(to: OnboardingStep) {
    if (to === step || isSubmitting) return;
    const isChanged = dirty || status === 'restored';
    if (step === user.onboardingStep || !isChanged) return onOpen(to);
    // The form shows only its schema's errors, so otherwise the hint gets the focus.
    if (isValid && !isReady) return hint.current?.focus();
    const result: unknown = await submitForm();
    if (result === 'done') onOpen(to);
  }

  return (
    <>
      <Progress user={user} current={step} isSaving={isSubmitting} onOpenStep={(to) => void leave(to)} />
      <h1 ref={pageHeading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-1 mb-6 text-text-muted">{lead}</p>
      <DraftFields hasNotice={false} className="flex flex-col gap-5">
        {children}
        <div className="mt-2 border-t border-border pt-4">
          <div className="flex min-h-8 flex-wrap items-center gap-3 text-sm text-text-muted">
            <p ref={hint} role="status" tabIndex={-1} className="min-w-0">
              {failure !== null && (failure.reason ?? 'Couldn’t save. Try again.')}
              {failure === null && !canSubmit && !isSubmitting && missing}
              {failure === null && !canSubmit && !isSubmitting && missingFields.length > 0 && (
                <span className="block">Still missing: {missingFields.join(', ')}</span>
              )}
            </p>
            {failure?.reason === null && (
              <SmallButton type="submit" disabled={!canSubmit}>
                Retry
              </SmallButton>
            )}
          </div>
          <div className="mt-3 flex justify-between gap-3">
            {before !== undefined && (
              <Button
                variant="ghost"
                onClick={() => void leave(before)}
                disabled={isSubmitting}
                className="-ml-4"
              >
                Back
              </Button>
            )}
            <Button
              type="submit"
              variant="yellow"
              isBusy={isSubmitting}
              disabled={!canSubmit}
              className="ml-auto"
            >
              {isSubmitting ? 'Saving...' : step === 'social' ? 'Finish' : 'Continue'}
            </Button>
          </div>
        </div>
      </DraftFields>
    </>
  );
}

interface ProgressProps extends Pick<StepProps, 'user'> {
  current: OnboardingStep;
  /** Navigation is locked while saving. */
  isSaving: boolean;
  onOpenStep: (step: OnboardingStep) => void;
}

/** Shows the current step and the profile's completion, with buttons for the steps that the user has reached. */
function Progress({ user, current, isSaving, onOpenStep }: ProgressProps) {
  const reached = STEPS.indexOf(user.onboardingStep);
  const percent = user.profileCompletionPercentage;
  return (
    <nav aria-label="Onboarding steps" className="mb-8">
      <ol className="flex flex-wrap gap-2">
        {STEPS.map((step, index) => {
          const isDone = index < reached;
          const isCurrent = step === current;
          return (
            <li key={step} className="min-w-max flex-1">
              <button
                type="button"
                disabled={index > reached}
                // Not `disabled`, which would drop the focus even if saving fails.
                aria-disabled={isSaving || undefined}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onOpenStep(step)}
                className={cn(
                  'flex min-h-10 w-full items-center gap-2 border-b-4 text-left disabled:cursor-default aria-disabled:cursor-default',
                  isDone ? 'border-accent' : isCurrent ? 'border-text' : 'border-border',
                  isCurrent ? 'font-semibold' : 'text-text-muted',
                )}
              >
                {isDone ? (
                  <Check aria-hidden className="size-4 shrink-0 text-success" />
                ) : (
                  <span aria-hidden className="tabular">
                    {index + 1}
                  </span>
                )}
                {TEXTS[step].label}
                {isDone && <span className="sr-only"> (saved)</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <p
        role="progressbar"
        aria-label="Profile completion"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={COMPLETION_FULL_PERCENT}
        className="tabular mt-2 text-right text-sm text-text-muted"
      >
        {percent}% complete
      </p>
    </nav>
  );
}
