import type { FormikValues } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { Schema } from 'yup';
import { loadAnew, type ApiDispatch } from '@/api/load-anew';
import { profileApi } from '@/api/profile';
import { useUpdateMyProfileMutation, type ProfileUpdate } from '@/api/profile-mutations';
import { refusalReason } from '@/api/refusal-reason';
import { DraftFields, DraftForm } from '@/components/draft-form';
import { hasCompleteProfile, ONBOARDING_STEPS as STEPS, type OnboardingStep, type User } from '@/domain/user';
import { useAuth } from '@/identity/session-selectors';
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
  /** Tells whether onboarding is still on screen, whichever step it shows. */
  isOnboarding: () => boolean;
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
  /** What saving sends of the values. @param now the person as saved by then */
  toUpdate: (values: T, now: User) => ProfileUpdate;
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
  const {
    user,
    onSaving,
    onSaved,
    isOnboarding,
    step,
    saved,
    isDraft,
    schema,
    toUpdate,
    progress,
    children,
  } = props;
  const owner = useAuth().uid ?? user.id;
  const dispatch = useDispatch<ApiDispatch>();
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
        let isComplete = false;
        onSaving();
        try {
          const now = await loadAnew(dispatch, profileApi.endpoints.getMyProfile, undefined);
          isComplete = hasCompleteProfile(now);
          const isBehind = STEPS.indexOf(progress.onboardingStep) < STEPS.indexOf(now.onboardingStep);
          const changes = { ...toUpdate(values, now), ...(isComplete || isBehind ? {} : progress) };
          await update({ userId: user.id, changes }).unwrap();
        } catch (error) {
          if (!isStillHere()) {
            const again = isComplete ? '' : ' Open onboarding to try again.';
            showNotice(`Your profile could not be saved.${again}`);
          }
          return { reason: refusalReason(error) };
        }
        if (!isOnboarding()) showNotice('Your profile has been saved.');
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
