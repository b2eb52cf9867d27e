import { shallowEqual, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useListedScreenCommands } from '@/lib/commands';
import { useFocusOnNavigation } from '../layout/use-focus-on-navigation';
import { useSignOut } from '../layout/use-sign-out';
import { readAccess } from './access';
import { focusSearchCommand, screenCommands, settingCommands, type CommandTools } from './app-commands';
import { closeOverlay, openOverlay, useOpenedOverlay } from './overlay-store';
import { useShortcuts } from './use-shortcuts';

/**
 * What the frame does for the keyboard, in a chunk that comes after the first paint: the focus after a navigation, the
 * shortcuts, the command palette.
 */
export function LateParts() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const access = useSelector(readAccess, shallowEqual);
  const fromScreen = useListedScreenCommands();
  const drawOverlay = useOpenedOverlay();
  useFocusOnNavigation();

  const tools: CommandTools = {
    navigate: (to) => void navigate(to),
    signOut: () => void signOut(),
    openShortcutList: () => void openOverlay('shortcuts'),
  };
  useShortcuts(
    [focusSearchCommand, ...screenCommands(access, tools), ...settingCommands(access, tools), ...fromScreen],
    () => void openOverlay('palette'),
  );
  return drawOverlay?.({ access, tools, onClose: closeOverlay });
}
