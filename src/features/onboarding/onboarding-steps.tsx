import { useEffect, useRef, useState } from 'react';
import { ONBOARDING_STEPS as STEPS, type OnboardingStep, type User } from '@/domain/user';
import { useAuth } from '@/identity/use-session';
import { isJoinPath } from '@/lib/addresses/return-path';
import { draftNames } from '@/lib/drafts/form-draft';
import { focusHeading } from '@/lib/focus/page-heading';
import { ProfileStep } from './profile-step';
import { QuestionsStep } from './questions-step';
import { SocialStep } from './social-step';
import { stepDraft } from './step-form';

const STEP_FORMS = { profile: ProfileStep, questions: QuestionsStep, social: SocialStep };

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
  const Step = STEP_FORMS[current];
  const next = useRef<OnboardingStep | null>(null);

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
      <Step key={current} user={user} onOpen={setChosen} next={next} />
    </div>
  );
}
