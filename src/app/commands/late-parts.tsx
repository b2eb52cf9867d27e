import { useEffect } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcuts, useSuspendedShortcuts } from '@/lib/shortcuts';
import { followTheme } from '@/lib/theme';
import { typingTarget } from '@/lib/typing-target';
import { completeScreen } from '../fetch-ahead';
import { useFocusOnNavigation } from '../layout/use-focus-on-navigation';
import { useSignOut } from '../layout/use-sign-out';
import { WaitingOutlet } from '../layout/waiting-outlet';
import { useReloadOnNavigation } from '../reload-on-navigation';
import { readAccess } from './access';
import { paletteCommand, screenCommands, settingCommands, type CommandTools } from './app-commands';
import { closeOverlay, openOverlay, OVERLAYS, preloadOverlay, useOpenedOverlay } from './overlay-store';

/** On the first half of Ctrl/Cmd+K: by the time K is pressed, the palette has loaded. */
function preloadPaletteInTime(): () => void {
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if ((key === 'Control' || key === 'Meta') && typingTarget(target) === null) preloadOverlay('palette');
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

/**
 * What follows people and their device, in a chunk that loads after the first paint: the theme, focus after a
 * navigation, shortcuts, the command palette, decisions that are being sent.
 */
export function LateParts() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const access = useSelector(readAccess, shallowEqual);
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
  useShortcuts([paletteCommand, ...screenCommands(access, tools), ...settingCommands(access, tools)]);
  // One is open, or still loading.
  useSuspendedShortcuts(opened !== null);
  useEffect(preloadPaletteInTime, []);
  return (
    <>
      <WaitingOutlet />
      {Overlay && <Overlay access={access} tools={tools} onClose={closeOverlay} />}
    </>
  );
}
