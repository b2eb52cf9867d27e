import type { FormikValues } from 'formik';
import type { ComponentProps } from 'react';
import { rejectionMessage } from '@/api/errors';
import { useUpdateMyProfileMutation, type ProfileUpdate } from '@/api/profile';
import { DraftForm } from '@/components/draft-form';
import { hasCompleteProfile, ONBOARDING_STEPS as STEPS, type OnboardingStep, type User } from '@/domain/user';
import { useAuth } from '@/identity/use-session';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { showNotice } from '@/ui/toasts/notice-store';

export interface StepProps {
  /** The saved user; a step reads it once, when it opens. */
  user: User;
  /** Shows an earlier step; null for the one that the user has reached. */
  onOpen: (step: OnboardingStep | null) => void;
}

export const stepDraft = (step: OnboardingStep) => `onboarding-${step}`;

interface StepFormProps<T extends FormikValues>
  extends StepProps, Pick<ComponentProps<typeof DraftForm<T>>, 'rows' | 'schema' | 'children'> {
  step: OnboardingStep;
  /** The saved values; a draft on this device takes precedence. */
  saved: T;
  /** Returns the fields of the update request. */
  toUpdate: (values: T) => ProfileUpdate;
  /** The progress after saving the step. It isn't sent if the saved progress is further or complete. */
  progress: ProfileUpdate & { onboardingStep: OnboardingStep };
}

/**
 * The form of a step, which starts with the draft. Its footer shows a failure, so there is no toast. A user who has opened
 * another screen gets a notice.
 */
export function StepForm<T extends FormikValues>(props: StepFormProps<T>) {
  const { user, onOpen, step, saved, rows, schema, toUpdate, progress, children } = props;
  const owner = useAuth().uid ?? user.id;
  const [update] = useUpdateMyProfileMutation();
  const isMounted = useIsMounted();
  return (
    <DraftForm
      uid={owner}
      name={stepDraft(step)}
      rows={rows}
      values={saved}
      schema={schema}
      onSubmit={async (values) => {
        // Keeps this step open: the saved progress changes before the draft is deleted.
        onOpen(step);
        const isComplete = hasCompleteProfile(user);
        const isBehind = STEPS.indexOf(progress.onboardingStep) < STEPS.indexOf(user.onboardingStep);
        const changes = { ...toUpdate(values), ...(isComplete || isBehind ? {} : progress) };
        const { error } = await update({ userId: user.id, changes });
        if (error === undefined) return 'done';
        const retryHint = isComplete ? '' : ' Open your profile to try again.';
        if (!isMounted()) showNotice(`We couldn’t save your profile.${retryHint}`);
        return { reason: rejectionMessage(error) };
      }}
      onDone={() => onOpen(null)}
    >
      {children}
    </DraftForm>
  );
}
