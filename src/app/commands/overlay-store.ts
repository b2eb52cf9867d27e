import { createStore, useStore } from '@/lib/stores/create-store';
import { NOT_LOADED, lazyDialog } from '@/ui/lazy-dialog';
import { showNotice } from '@/ui/toasts/notice-store';
import type { OverlayProps } from './overlay-props';

export const OVERLAYS = {
  palette: lazyDialog<OverlayProps>(async () => (await import('./command-palette')).CommandPalette),
  shortcuts: lazyDialog<OverlayProps>(async () => (await import('./shortcut-list')).ShortcutList),
};

type OverlayName = keyof typeof OVERLAYS;

const opened = createStore<OverlayName | null>(null);

/** Opens the command palette or the list of shortcuts. */
export function openOverlay(name: OverlayName): void {
  // The component that draws them loads after the first screen, and may be missing.
  if (opened.isObserved()) opened.set(name);
  else showNotice(NOT_LOADED);
}

export const preloadOverlay = (name: OverlayName) => OVERLAYS[name].preload();

export const closeOverlay = () => opened.set(null);

/** The one that is open. */
export const useOpenedOverlay = () => useStore(opened);
