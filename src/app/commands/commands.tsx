import { createPath, useMatch, useNavigate } from 'react-router-dom';
import { useAuth } from '@/identity/use-session';
import { currentPath } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { signInPath } from '@/lib/addresses/return-path';
import { focusSearchCommand, useAppCommands, type Command } from '@/lib/keyboard/commands';
import { createStore, useStore } from '@/lib/stores/create-store';
import { lazyDialog } from '@/ui/lazy-component';
import { routes } from '../routes';

const overlay = createStore<'palette' | 'shortcuts' | null>(null);

export const openOverlay = overlay.set;
export const closeOverlay = () => overlay.set(null);

const CommandPalette = lazyDialog(async () => (await import('./command-palette')).CommandPalette);
const ShortcutList = lazyDialog(async () => (await import('./shortcut-list')).ShortcutList);

const GLOBAL_COMMANDS: readonly Command[] = [
  { label: 'Command palette', keys: '$mod+k', run: () => openOverlay('palette') },
  focusSearchCommand,
  { label: 'Keyboard shortcuts', keys: '?', run: () => openOverlay('shortcuts') },
];

/** The app's commands, the command palette and the list of shortcuts. */
export function Commands() {
  const navigate = useNavigate();
  const { isLoggedIn } = useAuth();
  const opened = useStore(overlay);
  const isAtDesk = useMatch(routes.review.path) !== null;

  // Replaces the history entry if the path is unchanged, as a link does.
  const goTo = (to: string) => void navigate(to, { replace: to === createPath(currentPath()) });
  const page = (label: string, to: string, keys: string[] = []): Command => ({
    label,
    keys,
    run: () => goTo(to),
  });
  const pages = [
    page('Discover', paths.home(), ['g d']),
    page('Discover members', `${paths.home()}?mode=member`),
    ...(isLoggedIn
      ? [
          page('My Boards', paths.boards(), ['g b']),
          page('My Applications', paths.myApplications()),
          // No shortcut at the desk, where a wrong key must not leave the page.
          page('Create Board', paths.createBoard(), isAtDesk ? [] : ['c']),
          page('Profile', paths.profile(), ['g p']),
          page('Saved', paths.saved()),
        ]
      : [page('Sign In', signInPath(currentPath()))]),
  ];
  useAppCommands([...pages, ...GLOBAL_COMMANDS]);

  if (opened === 'palette') return <CommandPalette pages={pages} goTo={goTo} onClose={closeOverlay} />;
  return opened && <ShortcutList pages={pages} globalCommands={GLOBAL_COMMANDS} onClose={closeOverlay} />;
}
