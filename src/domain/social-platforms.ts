/** Platforms with an icon and a field of their own. */

/** The seven fields of the edit dialog, in order. */
export const EDIT_PLATFORMS = [
  'twitter',
  'github',
  'youtube',
  'telegram',
  'leetcode',
  'linkedin',
  'peerlist',
] as const;

/** The five fields of onboarding's social step. */
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

/** How a platform is spelled on screen; an unknown platform keeps its own spelling. */
export function platformLabel(platform: string): string {
  return PLATFORM_LABELS[platform.toLowerCase()] ?? platform;
}
