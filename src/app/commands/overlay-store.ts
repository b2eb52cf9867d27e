import { useSyncExternalStore } from 'react';
import { NOT_LOADED, lazyDialog } from '@/ui/lazy-dialog';
import { showNotice } from '@/ui/toasts/notice-store';
import type { OverlayProps } from './overlay-props';

export const OVERLAYS = {
  palette: lazyDialog<OverlayProps>(async () => (await import('./command-palette')).CommandPalette),
  shortcuts: lazyDialog<OverlayProps>(async () => (await import('./shortcut-list')).ShortcutList),
};

type OverlayName = keyof typeof OVERLAYS;

let opened: OverlayName | null = null;
const listeners = new Set<() => void>();

function set(next: OverlayName | null): void {
  opened = next;
  listeners.forEach((listener) => listener());
}

/** Opens the command palette or the list of shortcuts. */
export function openOverlay(name: OverlayName): void {
  // The component that draws them loads after the first screen, and may be missing.
  if (listeners.size === 0) showNotice(NOT_LOADED);
  else set(name);
}

export const preloadOverlay = (name: OverlayName) => OVERLAYS[name].preload();

/** One is open or about to open, so keys that are typed now are meant for it. */
export const isOverlayOpen = () => opened !== null;

export function closeOverlay(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one that is open. */
export function useOpenedOverlay(): OverlayName | null {
  return useSyncExternalStore(subscribe, () => opened);
}
