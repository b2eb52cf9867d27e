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

/** A map: people name their platforms freely, and '__proto__' or 'constructor' would be found in a plain object. */
const PLATFORM_LABELS = new Map(
  Object.entries({
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
  }),
);

/** How a platform is spelled on screen; an unknown platform keeps its own spelling. */
export function platformLabel(platform: string): string {
  return PLATFORM_LABELS.get(platform.toLowerCase()) ?? platform;
}
