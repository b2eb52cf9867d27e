import { useFormikContext } from 'formik';
import { CustomLinksEditor } from '@/components/custom-links-editor';
import { SocialUrlField } from '@/components/social-url-field';
import { COMPLETION_FULL_PERCENT, ONBOARDING_SOCIAL_PROFILES_MIN } from '@/domain/limits';
import { filledLinks, ONBOARDING_PLATFORMS, socialFields } from '@/domain/social-links';
import { isSocialDraft, socialSchema, type SocialValues } from './social-schema';
import { StepFooter } from './step-footer';
import { StepForm, type StepProps } from './step-form';

/** The third step: the person's pages elsewhere. */
export function SocialStep(props: StepProps) {
  return (
    <StepForm
      {...props}
      step="social"
      saved={socialFields(props.user.socialMedia, ONBOARDING_PLATFORMS)}
      isDraft={isSocialDraft}
      schema={socialSchema}
      toUpdate={(values) => ({ socialMedia: filledLinks(values) })}
      progress={{
        onboardingStep: 'social',
        onboardingCompleted: true,
        isProfileComplete: true,
        profileCompletionPercentage: COMPLETION_FULL_PERCENT,
      }}
    >
      <SocialFields onBack={props.onBack} onForm={props.onForm} />
    </StepForm>
  );
}

function SocialFields({ onBack, onForm }: Pick<StepProps, 'onBack' | 'onForm'>) {
  const { values, isValid } = useFormikContext<SocialValues>();
  const filled = filledLinks(values).length;
  return (
    <>
      <p role="status" className="tabular font-semibold">
        {`${filled}/${ONBOARDING_SOCIAL_PROFILES_MIN} profiles filled`}
      </p>
      {ONBOARDING_PLATFORMS.map((platform) => (
        <SocialUrlField key={platform} platform={platform} />
      ))}
      <CustomLinksEditor />
      <StepFooter
        submitLabel="Finish"
        isReady={filled >= ONBOARDING_SOCIAL_PROFILES_MIN}
        missing={
          isValid
            ? `Connect at least ${ONBOARDING_SOCIAL_PROFILES_MIN} profiles to finish.`
            : 'Check the links above to finish.'
        }
        onBack={onBack}
        onForm={onForm}
      />
    </>
  );
}
