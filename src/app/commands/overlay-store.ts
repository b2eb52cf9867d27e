import { createStore, useStore } from '@/lib/stores/create-store';
import { NOT_LOADED, lazyDialog } from '@/ui/lazy-dialog';
import { showNotice } from '@/ui/toasts/notice-store';
import type { Access } from './access';
import type { CommandTools } from './app-commands';

/** Props of the palette and the list of shortcuts. */
export interface OverlayProps {
  onClose: () => void;
  access: Access;
  tools: CommandTools;
}

export const OVERLAYS = {
  palette: lazyDialog<OverlayProps>(async () => (await import('./command-palette')).CommandPalette),
  shortcuts: lazyDialog<OverlayProps>(async () => (await import('./shortcut-list')).ShortcutList),
};

type OverlayName = keyof typeof OVERLAYS;

const opened = createStore<OverlayName | null>(null);

export function openOverlay(name: OverlayName): void {
  // The component that draws them loads after the first screen, and may be missing.
  if (opened.isObserved()) opened.set(name);
  else showNotice(NOT_LOADED);
}

export const closeOverlay = () => opened.set(null);

export const useOpenedOverlay = () => useStore(opened);
