import { NO_FILTER, writeDiscoverState } from '@/domain/discover';
import type { Command } from '@/lib/commands';
import { paths } from '@/lib/paths';
import { currentPlace } from '@/lib/place';
import { signInPath } from '@/lib/sign-in-path';
import { chooseTheme, type ThemeChoice } from '@/lib/theme';
import { showToast } from '@/ui/toasts/toast-store';
import { COMPLETE_YOUR_PROFILE } from '../messages';
import type { Access } from './access';
import { openOverlay } from './overlay-store';

/** What the app-wide commands need. */
export interface CommandTools {
  navigate: (to: string) => void;
  signOut: () => void;
  openShortcutList: () => void;
}

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

/** The screens that this person can go to, as in the nav bar and the user menu. */
export function screenCommands(access: Access, { navigate }: CommandTools): Command[] {
  // Same as the logo: people with an unfinished profile are told to complete it first.
  const goHome = (to: string) => () => {
    if (access.hasUnfinishedProfile) showToast(COMPLETE_YOUR_PROFILE);
    else navigate(to);
  };
  const members = `${paths.home()}?${writeDiscoverState({ ...NO_FILTER, mode: 'member' })}`;
  return [
    { label: 'Discover', keys: 'g d', keywords: ['home', 'search', 'boards'], run: goHome(paths.home()) },
    { label: 'Discover members', keywords: ['people', 'talent', 'search'], run: goHome(members) },
    ...(access.hasCompleteProfile
      ? [
          { label: 'My Boards', keys: 'g b', run: () => navigate(paths.boards()) },
          {
            label: 'My Applications',
            keywords: ['requests'],
            run: () => navigate(`${paths.boards()}?tab=applications`),
          },
          { label: 'Create Board', keys: 'c', keywords: ['new'], run: () => navigate(paths.createBoard()) },
        ]
      : []),
    ...(access.isSignedIn
      ? [
          {
            label: 'Profile',
            keys: 'g p',
            keywords: ['me', 'account'],
            run: () => navigate(paths.profile()),
          },
          { label: 'Saved', keywords: ['bookmarks'], run: () => navigate(paths.saved()) },
        ]
      : [
          {
            label: 'Sign In',
            keywords: ['log in', 'account'],
            run: () => navigate(signInPath(currentPlace())),
          },
        ]),
    ...(access.hasUnfinishedProfile
      ? [{ label: 'Complete Profile', keywords: ['onboarding'], run: () => navigate(paths.onboarding()) }]
      : []),
  ];
}

/** Theme, help and signing out. */
export function settingCommands(access: Access, { signOut, openShortcutList }: CommandTools): Command[] {
  return [
    ...THEMES.map(({ value, label }) => ({
      label,
      keywords: ['appearance', 'colours', 'mode'],
      run: () => chooseTheme(value),
    })),
    {
      label: 'Keyboard shortcuts',
      keys: '?',
      keywords: ['help', 'keys'],
      run: openShortcutList,
    },
    ...(access.isSignedIn ? [{ label: 'Sign Out', keywords: ['log out', 'leave'], run: signOut }] : []),
  ];
}

export const paletteCommand: Command = {
  label: 'Command palette',
  keys: '$mod+k',
  run: () => openOverlay('palette'),
};
