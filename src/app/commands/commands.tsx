import { useEffect } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { createPath, useNavigate } from 'react-router-dom';
import { currentPath } from '@/lib/addresses/current-path';
import { useShortcuts, useSuspendedShortcuts } from '@/lib/keyboard/shortcuts';
import { listen } from '@/lib/listen';
import { typingTarget } from '@/lib/keyboard/typing-target';
import { useSignOut } from '../layout/use-sign-out';
import { readAccess } from './access';
import { paletteCommand, screenCommands, settingCommands, type CommandTools } from './app-commands';
import { closeOverlay, OVERLAYS, useOpenedOverlay } from './overlay-store';

/** On the first half of Ctrl/Cmd+K: by the time K is pressed, the palette has loaded. */
function preloadPaletteInTime(): () => void {
  return listen(window, ['keydown'], ({ key, target }: KeyboardEvent) => {
    if ((key === 'Control' || key === 'Meta') && typingTarget(target) === null) OVERLAYS.palette.preload();
  });
}

/** The commands that every screen has, with their shortcuts, and what is open of the palette and the list of shortcuts. */
export function Commands() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const access = useSelector(readAccess, shallowEqual);
  const opened = useOpenedOverlay();
  const Overlay = opened === null ? null : OVERLAYS[opened];
  const tools: CommandTools = {
    // As links do.
    navigate: (to) => void navigate(to, { replace: to === createPath(currentPath()) }),
    signOut: () => void signOut(),
  };
  useShortcuts([paletteCommand, ...screenCommands(access, tools), ...settingCommands(access, tools)]);
  // One is open, or still loading.
  useSuspendedShortcuts(opened !== null);
  useEffect(preloadPaletteInTime, []);
  return Overlay && <Overlay access={access} tools={tools} onClose={closeOverlay} />;
}
