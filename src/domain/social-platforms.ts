/** Platforms with an icon and a field of their own (spec section 2, 'Profile page', 'Edit Profile dialog', section 5). */

/** Seven fields of the edit dialog, in its order. */
export const EDIT_PLATFORMS = [
  'twitter',
  'github',
  'youtube',
  'telegram',
  'leetcode',
  'linkedin',
  'peerlist',
] as const;

/** Five fields of onboarding's social step. */
export const ONBOARDING_PLATFORMS = ['github', 'twitter', 'peerlist', 'portfolio', 'linkedin'] as const;

const PLATFORM_LABELS: Record<string, string> = {
  github: 'GitHub',
  google: 'Google',
  instagram: 'Instagram',
  leetcode: 'LeetCode',
  telegram: 'Telegram',
  twitter: 'Twitter',
  x: 'X',
  youtube: 'YouTube',
  peerlist: 'Peerlist',
  linkedin: 'LinkedIn',
  portfolio: 'Portfolio',
};

/** How a platform is written on screen; a platform without a label of ours keeps its own spelling. */
export function platformLabel(platform: string): string {
  return PLATFORM_LABELS[platform.toLowerCase()] ?? platform;
}
