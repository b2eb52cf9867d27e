import type { Early } from './early';

/** What Chromium calls BeforeInstallPromptEvent. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** Keeps the browser's offer to install the app, and with it back what the browser would show by itself. */
export function keepInstallPrompt(early: Early): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early.installPrompt = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => delete early.installPrompt);
}
