import { useFormikContext } from 'formik';
import { useUsernameAvailability } from '@/api/use-username-availability';
import { FormTextAreaField } from '@/components/form-fields';
import { UsernameField } from '@/components/username-field';
import { COMPLETION_AFTER_PROFILE_PERCENT } from '@/domain/limits';
import { cleanUsername, isUsableUsername } from '@/domain/username';
import { StepForm, type StepProps } from './step-form';
import { StepLayout } from './step-layout';
import { object, string } from 'yup';
import { requiredText } from '@/components/field-schemas';

/** Requires both fields. The username's availability is checked separately. */
const profileStepSchema = object({
  username: string().transform(cleanUsername).required('Username is required'),
  bio: requiredText('Bio is required'),
});

export function ProfileStep(props: StepProps) {
  const { username, bio } = props.user;
  return (
    <StepForm
      {...props}
      step="profile"
      saved={{ username, bio }}
      schema={profileStepSchema}
      toUpdate={(values) => ({
        username: cleanUsername(values.username),
        bio: values.bio.trim(),
      })}
      progress={{
        profileCompletionPercentage: COMPLETION_AFTER_PROFILE_PERCENT,
        onboardingStep: 'questions',
        isProfileComplete: false,
      }}
    >
      <ProfileStepFields {...props} />
    </StepForm>
  );
}

function ProfileStepFields(props: StepProps) {
  const { values } = useFormikContext<{ username: string }>();
  const { status, recheck } = useUsernameAvailability(values.username, props.user.username);
  return (
    <StepLayout
      {...props}
      step="profile"
      isReady={isUsableUsername(status)}
      missing="Choose an available username and write a bio to continue."
    >
      <UsernameField status={status} onRecheck={recheck} />
      <FormTextAreaField
        name="bio"
        label="Bio"
        rows={5}
        hint="A few sentences about what you do and what you’re looking for."
      />
    </StepLayout>
  );
}
