import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ONBOARDING_SOCIAL_PROFILES_MIN } from '@/domain/limits';
import type { OnboardingStep, User } from '@/domain/user';
import { isJoinPath } from '@/lib/addresses/return-path';
import { OnboardingProgress, stepIndex, STEPS } from './onboarding-progress';
import { ProfileStep } from './profile-step';
import { QuestionsStep } from './questions-step';
import { SocialStep } from './social-step';
import type { StepProps } from './step-form';

const SCREENS: Record<OnboardingStep, { title: string; lead: string; Step: ComponentType<StepProps> }> = {
  profile: {
    title: 'Complete Your Profile',
    lead: 'Choose the name people find you by, and say who you are.',
    Step: ProfileStep,
  },
  questions: {
    title: 'Profile Information',
    lead: 'What you do and what you look for. You can change it later.',
    Step: QuestionsStep,
  },
  social: {
    title: 'Social Profiles',
    lead: `Connect at least ${ONBOARDING_SOCIAL_PROFILES_MIN}, so that people can see your work.`,
    Step: SocialStep,
  },
};

interface OnboardingStepsProps extends Pick<StepProps, 'isOnboarding'> {
  user: User;
  draftOwner: string;
  returnPath: string | null;
}

/** The step of the saved profile, or an earlier one that the person went back to. */
export function OnboardingSteps({ user, draftOwner, returnPath, isOnboarding }: OnboardingStepsProps) {
  const [chosen, setChosen] = useState<OnboardingStep | null>(null);
  const reached = user.onboardingStep;
  const current = chosen !== null && stepIndex(chosen) < stepIndex(reached) ? chosen : reached;
  const before = STEPS[stepIndex(current) - 1]?.step ?? null;
  const { title, lead, Step } = SCREENS[current];

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // Start a new step at its top, for screen readers as well.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
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
        onChoose={setChosen}
      />
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-1 mb-6 text-text-muted">{lead}</p>
      <Step
        key={current}
        user={user}
        draftOwner={draftOwner}
        isOnboarding={isOnboarding}
        onSaved={() => setChosen(null)}
        onBack={before === null ? null : () => setChosen(before)}
      />
    </div>
  );
}
