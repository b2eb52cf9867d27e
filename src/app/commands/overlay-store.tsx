import { useSyncExternalStore, type ReactNode } from 'react';
import { showNotice } from '@/ui/toasts/notice-store';
import type { OverlayProps } from './overlay-props';

type DrawOverlay = (props: OverlayProps) => ReactNode;

const overlays = {
  palette: async (): Promise<DrawOverlay> => {
    const { CommandPalette } = await import('./command-palette');
    return (props) => <CommandPalette {...props} />;
  },
  shortcuts: async (): Promise<DrawOverlay> => {
    const { ShortcutList } = await import('./shortcut-list');
    return (props) => <ShortcutList {...props} />;
  },
};

const NOT_LOADED = 'That could not be loaded. Check your connection and try again.';

let opened: DrawOverlay | null = null;
let isOpening = false;
const listeners = new Set<() => void>();

function set(next: DrawOverlay | null): void {
  opened = next;
  listeners.forEach((listener) => listener());
}

/** Opens the command palette or the list of shortcuts, whose code comes with the first time. */
export async function openOverlay(name: keyof typeof overlays): Promise<void> {
  isOpening = true;
  try {
    set(await overlays[name]());
  } catch {
    showNotice(NOT_LOADED);
  } finally {
    isOpening = false;
  }
}

/** Fetches its code ahead; failing is met again, and told, when it is opened. */
export function preloadOverlay(name: keyof typeof overlays): void {
  overlays[name]().catch(() => undefined);
}

/** One was asked for and is on its way: what is typed by now is meant for it. */
export const isOverlayOpening = () => isOpening;

export function closeOverlay(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws the one that is open. */
export function useOpenedOverlay(): DrawOverlay | null {
  return useSyncExternalStore(subscribe, () => opened);
}
