import { object } from 'yup';
import { linkRules, linksShape } from '@/components/custom-link-schema';
import { ONBOARDING_PLATFORMS, type SocialFields } from '@/domain/social-links';
import { isOfShape } from '@/lib/drafts/draft-shape';

/** The values of the third step. */
export type SocialValues = SocialFields<(typeof ONBOARDING_PLATFORMS)[number]>;

/** The rules of the third step. That at least 2 links are filled in is checked by counting them. */
export const socialSchema = object(linkRules(ONBOARDING_PLATFORMS));

export const isSocialDraft = isOfShape<SocialValues>(object(linksShape(ONBOARDING_PLATFORMS)).defined());
