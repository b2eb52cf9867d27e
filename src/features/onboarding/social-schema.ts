import { array, object } from 'yup';
import { addressSchema, customLinkSchema, linksShape } from '@/components/custom-link-schema';
import { filledLinks, socialFields } from '@/domain/social-fields';
import { ONBOARDING_PLATFORMS } from '@/domain/social-platforms';
import type { SocialLink } from '@/domain/user';
import { isOfShape } from '@/lib/drafts/draft-shape';

type OnboardingPlatform = (typeof ONBOARDING_PLATFORMS)[number];

/** The values of the third step. */
export interface SocialValues {
  fields: Record<OnboardingPlatform, string>;
  links: SocialLink[];
  /** The row for the next custom link. */
  next: SocialLink;
}

/** The rules of the third step. That at least 2 links are filled in is checked by counting them. */
export const socialSchema = object({
  fields: object(
    Object.fromEntries(ONBOARDING_PLATFORMS.map((platform) => [platform, addressSchema(platform)])),
  ),
  links: array(customLinkSchema),
  next: customLinkSchema,
});

export function socialValues(saved: readonly SocialLink[]): SocialValues {
  const { fields, custom } = socialFields(saved, ONBOARDING_PLATFORMS);
  return { fields, links: custom, next: { platform: '', url: '' } };
}

/** The links that are filled in, which are counted and sent. */
export function toSocialMedia({ fields, links, next }: SocialValues): SocialLink[] {
  return filledLinks({ fields, custom: [...links, next] });
}

export const isSocialDraft = isOfShape<SocialValues>(object(linksShape(ONBOARDING_PLATFORMS)).defined());
