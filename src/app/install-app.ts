import { useSyncExternalStore } from 'react';
import { listen } from '@/lib/listen';
import { createEmitter } from '@/lib/stores/emitter';

/*
 * Browsers offer an app to be installed by an event, which may come before the app has loaded: boot/install-prompt.ts
 * keeps it. Nothing is shown by itself; the user menu and the command palette have an entry while there is an offer.
 */

export const INSTALL = 'Install Talentboard';

/** Whether the browser offers it: not everywhere, and not any more once it is installed. */
export const canInstall = (): boolean => window.early?.installPrompt !== undefined;

// Heard after boot/install-prompt.ts, which began to listen before.
const changes = createEmitter(() => listen(window, ['beforeinstallprompt', 'appinstalled'], changes.emit));

export const useCanInstall = () => useSyncExternalStore(changes.subscribe, canInstall);

/** Opens the browser's own dialog. It can be opened once for each event. */
export function installApp(): void {
  const { early } = window;
  const offer = early?.installPrompt;
  if (offer === undefined) return;
  delete early?.installPrompt;
  changes.emit();
  // Refused, for example because it was not a press that asked.
  offer.prompt().catch(() => undefined);
}
