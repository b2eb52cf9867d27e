import type { Command } from '@/lib/keyboard/commands';
import { paths } from '@/lib/addresses/paths';
import { currentPath } from '@/lib/addresses/current-path';
import { signInPath } from '@/lib/addresses/sign-in-path';
import { chooseTheme, THEMES } from '@/lib/stored/theme';
import { showToast } from '@/ui/toasts/toast-store';
import { COMPLETE_YOUR_PROFILE } from '../messages';
import type { Access } from './access';
import { openOverlay } from './overlay-store';

export interface CommandTools {
  navigate: (to: string) => void;
  signOut: () => void;
}

/** @returns the way to the onboarding, from which its end leads back */
function onboardingFromHere(): string {
  const { pathname, search } = currentPath();
  return pathname === paths.onboarding() ? pathname + search : paths.onboarding(pathname + search);
}

/**
 * The screens that this person can go to, as in the nav bar and the user menu.
 * @param newDecisions how many of their applications were decided since they last looked
 */
export function screenCommands(access: Access, { navigate }: CommandTools, newDecisions = 0): Command[] {
  const goTo = (to: string, command: Omit<Command, 'run'>): Command => ({
    ...command,
    to,
    run: () => navigate(to),
  });
  // Same as the logo: people with an unfinished profile are told to complete it first.
  const goHome = (to: string, command: Omit<Command, 'run'>): Command =>
    access.hasUnfinishedProfile
      ? { ...command, run: () => showToast(COMPLETE_YOUR_PROFILE) }
      : goTo(to, command);
  return [
    goHome(paths.home(), { label: 'Discover', keys: 'g d', keywords: ['home', 'search', 'boards'] }),
    goHome(`${paths.home()}?mode=member`, {
      label: 'Discover members',
      keywords: ['people', 'talent', 'search'],
    }),
    ...(access.hasCompleteProfile
      ? [
          goTo(paths.boards(), { label: 'My Boards', keys: 'g b' }),
          goTo(paths.myApplications(), {
            label: 'My Applications',
            keywords: ['requests'],
            news: newDecisions,
          }),
          goTo(paths.createBoard(), { label: 'Create Board', keys: 'c', keywords: ['new'] }),
        ]
      : []),
    ...(access.isSignedIn
      ? [
          goTo(paths.profile(), { label: 'Profile', keys: 'g p', keywords: ['me', 'account'] }),
          goTo(paths.saved(), { label: 'Saved', keywords: ['bookmarks'] }),
        ]
      : [goTo(signInPath(currentPath()), { label: 'Sign In', keywords: ['log in', 'account'] })]),
    ...(access.hasUnfinishedProfile
      ? [goTo(onboardingFromHere(), { label: 'Complete Profile', keywords: ['onboarding'] })]
      : []),
  ];
}

export function settingCommands(access: Access, { signOut }: CommandTools): Command[] {
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
      run: () => openOverlay('shortcuts'),
    },
    ...(access.isSignedIn ? [{ label: 'Sign Out', keywords: ['log out', 'leave'], run: signOut }] : []),
  ];
}

export const paletteCommand: Command = {
  label: 'Command palette',
  keys: '$mod+k',
  run: () => openOverlay('palette'),
};
