import { Form, Formik, useFormikContext } from 'formik';
import { CustomLinksEditor } from '@/components/custom-links-editor';
import { KeepDraft } from '@/components/keep-draft';
import { COMPLETION_FULL_PERCENT, ONBOARDING_SOCIAL_PROFILES_MIN } from '@/domain/limits';
import { ONBOARDING_PLATFORMS, platformLabel } from '@/domain/social-platforms';
import { errorsAtStart } from '@/lib/form-errors';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { TextField } from '@/ui/field';
import { isSocialDraft, socialSchema, socialValues, toSocialMedia, type SocialValues } from './social-schema';
import { StepFooter, type StepFooterProps } from './step-footer';
import type { StepProps } from './step-props';
import { useStepDraft } from './use-step-draft';
import { useStepSave } from './use-step-save';

/** The third step: where else the person can be seen. */
export function SocialStep({ user, draftOwner, onSaved, onBack }: StepProps) {
  const { box, initialValues } = useStepDraft(
    draftOwner,
    'social',
    socialValues(user.socialMedia),
    isSocialDraft,
  );
  const { save, failure } = useStepSave(user.id);

  const onSubmit = useOneAtATime(async (values: SocialValues) => {
    const isSaved = await save({
      socialMedia: toSocialMedia(values),
      onboardingStep: 'social',
      onboardingCompleted: true,
      isProfileComplete: true,
      profileCompletionPercentage: COMPLETION_FULL_PERCENT,
    });
    if (!isSaved) return;
    box.clear();
    onSaved();
  });

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={socialSchema}
      initialErrors={errorsAtStart(socialSchema, initialValues)}
      // Errors come with the change; on blur the validation would run over values from before it.
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <Form noValidate className="flex flex-col gap-5">
        <KeepDraft box={box} />
        <SocialFields failure={failure} onBack={onBack} />
      </Form>
    </Formik>
  );
}

function SocialFields({ failure, onBack }: Pick<StepFooterProps, 'failure' | 'onBack'>) {
  const { values, errors, touched, isValid, isSubmitting, getFieldProps, setValues } =
    useFormikContext<SocialValues>();
  const filled = toSocialMedia(values).length;
  return (
    <>
      <p role="status" className="tabular font-semibold">
        {`${filled}/${ONBOARDING_SOCIAL_PROFILES_MIN} profiles filled`}
      </p>
      {ONBOARDING_PLATFORMS.map((platform) => (
        <TextField
          key={platform}
          {...getFieldProps(`fields.${platform}`)}
          label={platformLabel(platform)}
          type="url"
          inputMode="url"
          placeholder="https://"
          error={touched.fields?.[platform] ? errors.fields?.[platform] : undefined}
        />
      ))}
      <CustomLinksEditor
        links={values.links}
        next={values.next}
        onChange={(custom) => void setValues({ ...values, ...custom })}
      />
      <StepFooter
        submitLabel="Finish"
        isSaving={isSubmitting}
        canSubmit={isValid && filled >= ONBOARDING_SOCIAL_PROFILES_MIN}
        missing={
          isValid
            ? `Connect at least ${ONBOARDING_SOCIAL_PROFILES_MIN} profiles to finish.`
            : 'Check the URLs above to finish.'
        }
        failure={failure}
        onBack={onBack}
      />
    </>
  );
}
