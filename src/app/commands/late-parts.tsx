import { useEffect } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListedScreenCommands } from '@/lib/commands';
import { followTheme } from '@/lib/theme';
import { completeScreen } from '../fetch-ahead';
import { useFocusOnNavigation } from '../layout/use-focus-on-navigation';
import { useSignOut } from '../layout/use-sign-out';
import { WaitingOutlet } from '../layout/waiting-outlet';
import { useReloadOnNavigation } from '../reload-on-navigation';
import { readAccess } from './access';
import { focusSearchCommand, screenCommands, settingCommands, type CommandTools } from './app-commands';
import { closeOverlay, openOverlay, OVERLAYS, useOpenedOverlay } from './overlay-store';
import { useShortcuts } from './use-shortcuts';

/**
 * What follows people and their device, in a chunk that loads after the first paint: the theme, focus after a
 * navigation, shortcuts, the command palette, decisions that are being sent.
 */
export function LateParts() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const access = useSelector(readAccess, shallowEqual);
  const fromScreen = useListedScreenCommands();
  const opened = useOpenedOverlay();
  const Overlay = opened === null ? null : OVERLAYS[opened];
  useEffect(followTheme, []);
  useFocusOnNavigation();
  useReloadOnNavigation();
  const { pathname } = useLocation();
  useEffect(() => void completeScreen(), [pathname]);

  const tools: CommandTools = {
    navigate: (to) => void navigate(to),
    signOut: () => void signOut(),
    openShortcutList: () => openOverlay('shortcuts'),
  };
  useShortcuts(
    [focusSearchCommand, ...screenCommands(access, tools), ...settingCommands(access, tools), ...fromScreen],
    () => openOverlay('palette'),
  );
  return (
    <>
      <WaitingOutlet />
      {Overlay && <Overlay access={access} tools={tools} onClose={closeOverlay} />}
    </>
  );
}
