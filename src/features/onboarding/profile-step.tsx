import { Form, Formik, useFormikContext } from 'formik';
import { useUsernameAvailability } from '@/api/use-username-availability';
import { KeepDraft } from '@/components/keep-draft';
import { UsernameField } from '@/components/username-field';
import { COMPLETION_AFTER_PROFILE_PERCENT } from '@/domain/limits';
import { isUsableUsername } from '@/domain/username-status';
import { errorsAtStart } from '@/lib/form-errors';
import { submitOnModEnter } from '@/lib/form-keys';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { TextAreaField } from '@/ui/field';
import {
  isProfileStepDraft,
  profileStepSchema,
  profileStepValues,
  type ProfileStepValues,
} from './profile-step-schema';
import { StepFooter, type StepFooterProps } from './step-footer';
import type { StepProps } from './step-props';
import { useStepDraft } from './use-step-draft';
import { useStepSave } from './use-step-save';

/** The first step: how the person is found, and who they are. */
export function ProfileStep({ user, draftOwner, onSaved, onBack }: StepProps) {
  const { box, initialValues } = useStepDraft(
    draftOwner,
    'profile',
    profileStepValues(user),
    isProfileStepDraft,
  );
  const { save, failure } = useStepSave(user.id);

  const onSubmit = useOneAtATime(async ({ username, bio }: ProfileStepValues) => {
    const isSaved = await save({
      username: username.trim(),
      bio: bio.trim(),
      profileCompletionPercentage: COMPLETION_AFTER_PROFILE_PERCENT,
      onboardingStep: 'questions',
      isProfileComplete: false,
    });
    if (!isSaved) return;
    box.clear();
    onSaved();
  });

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={profileStepSchema}
      initialErrors={errorsAtStart(profileStepSchema, initialValues)}
      // Errors come with the change; on blur the validation would run over values from before it.
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <Form noValidate onKeyDown={submitOnModEnter} className="flex flex-col gap-5">
        <KeepDraft box={box} />
        <ProfileStepFields savedUsername={user.username} failure={failure} onBack={onBack} />
      </Form>
    </Formik>
  );
}

type FieldsProps = { savedUsername: string } & Pick<StepFooterProps, 'failure' | 'onBack'>;

function ProfileStepFields({ savedUsername, failure, onBack }: FieldsProps) {
  const { values, errors, touched, isValid, isSubmitting, getFieldProps } =
    useFormikContext<ProfileStepValues>();
  const { status, recheck } = useUsernameAvailability(values.username, savedUsername);
  return (
    <>
      <UsernameField
        {...getFieldProps('username')}
        status={status}
        error={touched.username ? errors.username : undefined}
        onRecheck={recheck}
      />
      <TextAreaField
        {...getFieldProps('bio')}
        label="Bio"
        rows={5}
        hint="A few sentences on what you do and what you look for."
        error={touched.bio ? errors.bio : undefined}
      />
      <StepFooter
        submitLabel="Continue"
        isSaving={isSubmitting}
        canSubmit={isValid && isUsableUsername(status)}
        missing="Choose a free username and write a bio to go on."
        failure={failure}
        onBack={onBack}
      />
    </>
  );
}
