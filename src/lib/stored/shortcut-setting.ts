import { safeStorage } from './safe-storage';

const SETTING_KEY = 'shortcuts';
const OFF = 'off';

/** Turned off where storage is full or blocked. */
let isOffUnkept = false;

/**
 * Single-character shortcuts can be turned off: people who use speech input would trigger them by accident (WCAG
 * 2.2, 2.1.4). Ctrl/Cmd+K stays.
 */
export function areShortcutsOn(): boolean {
  return !isOffUnkept && safeStorage.get(SETTING_KEY) !== OFF;
}

/** Stored on this device; where storage is full or blocked it lasts until the page is reloaded. */
export function turnShortcuts(isOn: boolean): void {
  if (isOn) safeStorage.remove(SETTING_KEY);
  isOffUnkept = !isOn && !safeStorage.set(SETTING_KEY, OFF);
}
