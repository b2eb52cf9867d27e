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
  'GitHub Google Instagram LeetCode Telegram Twitter X YouTube Peerlist LinkedIn Portfolio'
    .split(' ')
    .map((label) => [label.toLowerCase(), label]),
);

/** How a platform is spelled on screen; an unknown platform keeps its own spelling. */
export function platformLabel(platform: string): string {
  return PLATFORM_LABELS.get(platform.toLowerCase()) ?? platform;
}
