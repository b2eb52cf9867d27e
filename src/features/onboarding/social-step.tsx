import { CustomLinksEditor, SocialUrlField } from '@/components/custom-links-editor';
import { COMPLETION_FULL_PERCENT, ONBOARDING_SOCIAL_PROFILES_MIN } from '@/domain/limits';
import { filledLinks, NO_LINK, ONBOARDING_PLATFORMS, socialFields } from '@/domain/social-links';
import { StepForm, type StepProps } from './step-form';
import { StepLayout } from './step-layout';
import { object } from 'yup';
import { isInvalidLink, linkSchemas } from '@/components/custom-link-schema';

/** The schema of the third step. The minimum of 2 links is checked separately. */
export const socialSchema = object(linkSchemas(ONBOARDING_PLATFORMS));

export function SocialStep(props: StepProps) {
  return (
    <StepForm
      {...props}
      step="social"
      saved={socialFields(props.user.socialMedia, ONBOARDING_PLATFORMS)}
      rows={{ links: NO_LINK }}
      schema={socialSchema}
      toUpdate={(values) => ({ socialMedia: filledLinks(values, props.user.socialMedia) })}
      progress={{
        onboardingStep: 'social',
        onboardingCompleted: true,
        isProfileComplete: true,
        profileCompletionPercentage: COMPLETION_FULL_PERCENT,
      }}
    >
      {({ values, isValid }) => {
        const valid = filledLinks(values).filter((link) => !isInvalidLink(link)).length;
        const filled = Math.min(valid, ONBOARDING_SOCIAL_PROFILES_MIN);
        return (
          <StepLayout
            {...props}
            step="social"
            isReady={filled >= ONBOARDING_SOCIAL_PROFILES_MIN}
            missing={
              isValid
                ? `Add at least ${ONBOARDING_SOCIAL_PROFILES_MIN} profiles to finish.`
                : 'Fix the links above to finish.'
            }
          >
            <p role="status" className="tabular font-semibold">
              {`${filled}/${ONBOARDING_SOCIAL_PROFILES_MIN} profiles filled`}
            </p>
            {ONBOARDING_PLATFORMS.map((platform) => (
              <SocialUrlField key={platform} platform={platform} />
            ))}
            <CustomLinksEditor />
          </StepLayout>
        );
      }}
    </StepForm>
  );
}
