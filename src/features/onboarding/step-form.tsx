import type { FormikValues } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { rejectionMessage } from '@/api/errors';
import { useUpdateMyProfileMutation, type ProfileUpdate } from '@/api/profile';
import { DraftFields, DraftForm } from '@/components/draft-form';
import { hasCompleteProfile, ONBOARDING_STEPS as STEPS, type OnboardingStep, type User } from '@/domain/user';
import { useAuth } from '@/identity/use-session';
import { formDraft } from '@/lib/drafts/form-draft';
import { useStillHere } from '@/lib/hooks/use-still-here';
import { showNotice } from '@/ui/toasts/notice-store';

/** The props of every step of onboarding. */
export interface StepProps {
  /** The person as last saved; a step reads it only once, when it opens. */
  user: User;
  /** The step is going to be saved, and stays until it is. */
  onSaving: () => void;
  /** The step has been saved, and the cached profile is up to date. */
  onSaved: () => void;
  /** Null on the first step. */
  onBack: (() => void) | null;
  /** Is told what leaving the step depends on. */
  onForm: (form: OpenForm) => void;
}

/** The form of the step on screen. */
export interface OpenForm {
  /** It differs from what has been saved. */
  isChanged: boolean;
  isSubmitting: boolean;
  /** Or shows why it cannot be. */
  submit: () => Promise<void>;
}

/** The name of a step's draft. */
export const stepDraft = (step: OnboardingStep) => `onboarding-${step}`;

interface StepFormProps<T extends FormikValues> extends Omit<StepProps, 'onBack' | 'onForm'> {
  /** Identifies the step's draft. */
  step: OnboardingStep;
  /** What the person has saved before; a draft on this device takes precedence. */
  saved: T;
  isDraft: (value: unknown) => value is T;
  schema: Schema;
  /** What saving sends of the values. */
  toUpdate: (values: T) => ProfileUpdate;
  /** How far onboarding is once the step is saved. Not sent where it is further, or has been finished elsewhere. */
  progress: ProfileUpdate & { onboardingStep: OnboardingStep };
  /** The fields and the footer. */
  children: ReactNode;
}

/**
 * The form of a step: starts with the draft and continues when saving has worked. A failure shows no toast: the
 * person stays on the step, whose footer says so. Somebody who has gone on to another screen is told by a notice.
 */
export function StepForm<T extends FormikValues>(props: StepFormProps<T>) {
  const { user, onSaving, onSaved, step, saved, isDraft, schema, toUpdate, progress, children } = props;
  const owner = useAuth().uid ?? user.id;
  const [update] = useUpdateMyProfileMutation();
  const isStillHere = useStillHere();
  const [original] = useState(saved);
  const draftStorage = useMemo(
    () => formDraft(owner, stepDraft(step), original, isDraft),
    [owner, step, original, isDraft],
  );
  return (
    <DraftForm
      draftStorage={draftStorage}
      values={original}
      schema={schema}
      onSubmit={async (values) => {
        onSaving();
        const isComplete = hasCompleteProfile(user);
        const isBehind = STEPS.indexOf(progress.onboardingStep) < STEPS.indexOf(user.onboardingStep);
        const changes = { ...toUpdate(values), ...(isComplete || isBehind ? {} : progress) };
        const { error } = await update({ userId: user.id, changes });
        if (error !== undefined) {
          if (!isStillHere()) {
            const again = isComplete ? '' : ' Open onboarding to try again.';
            showNotice(`Your profile could not be saved.${again}`);
          }
          return { reason: rejectionMessage(error) };
        }
        return 'done';
      }}
      onDone={onSaved}
    >
      <DraftFields hasNotice={false} className="flex flex-col gap-5">
        {children}
      </DraftFields>
    </DraftForm>
  );
}
