import { useFormikContext } from 'formik';
import { useUsernameAvailability } from '@/api/use-username-availability';
import { FormTextAreaField } from '@/components/form-fields';
import { UsernameField } from '@/components/username-field';
import { COMPLETION_AFTER_PROFILE_PERCENT } from '@/domain/limits';
import { cleanUsername, isUsableUsername } from '@/domain/username';
import {
  isProfileStepDraft,
  profileStepSchema,
  profileStepValues,
  type ProfileStepValues,
} from './profile-step-schema';
import { StepFooter } from './step-footer';
import { StepForm, type StepProps } from './step-form';

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
      <ProfileStepFields savedUsername={user.username} onBack={props.onBack} />
    </StepForm>
  );
}

type FieldsProps = { savedUsername: string } & Pick<StepProps, 'onBack'>;

function ProfileStepFields({ savedUsername, onBack }: FieldsProps) {
  const { values } = useFormikContext<ProfileStepValues>();
  const { status, recheck } = useUsernameAvailability(values.username, savedUsername);
  return (
    <>
      <UsernameField status={status} onRecheck={recheck} />
      <FormTextAreaField
        name="bio"
        label="Bio"
        rows={5}
        hint="A few sentences on what you do and what you look for."
      />
      <StepFooter
        submitLabel="Continue"
        isReady={isUsableUsername(status)}
        missing="Choose a free username and write a bio to go on."
        onBack={onBack}
      />
    </>
  );
}
