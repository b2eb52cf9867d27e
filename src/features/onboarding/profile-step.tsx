import { useFormikContext } from 'formik';
import { useUsernameAvailability } from '@/api/use-username-availability';
import { UsernameField } from '@/components/username-field';
import { COMPLETION_AFTER_PROFILE_PERCENT } from '@/domain/limits';
import { cleanUsername } from '@/domain/username';
import { isUsableUsername } from '@/domain/username-status';
import { TextAreaField } from '@/ui/field';
import {
  isProfileStepDraft,
  profileStepSchema,
  profileStepValues,
  type ProfileStepValues,
} from './profile-step-schema';
import { StepFooter, type StepFooterProps } from './step-footer';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** The first step: the name that people find them by, and who they are. */
export function ProfileStep(props: StepProps) {
  const { user } = props;
  return (
    <StepForm
      {...props}
      step="profile"
      saved={profileStepValues(user)}
      isDraft={isProfileStepDraft}
      schema={profileStepSchema}
      toUpdate={({ username, bio }) => ({
        username: cleanUsername(username),
        bio: bio.trim(),
        profileCompletionPercentage: COMPLETION_AFTER_PROFILE_PERCENT,
        onboardingStep: 'questions',
        isProfileComplete: false,
      })}
    >
      {(footer) => <ProfileStepFields savedUsername={user.username} {...footer} />}
    </StepForm>
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
