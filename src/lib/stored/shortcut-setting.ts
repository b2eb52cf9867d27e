import { safeStorage } from './safe-storage';

const SETTING_KEY = 'shortcuts';
const OFF = 'off';

/**
 * Single-character shortcuts can be turned off: people who use speech input would trigger them by accident (WCAG
 * 2.2, 2.1.4). Ctrl/Cmd+K stays.
 */
export function areShortcutsOn(): boolean {
  return safeStorage.get(SETTING_KEY) !== OFF;
}

/** Stored on this device. */
export function turnShortcuts(isOn: boolean): void {
  if (isOn) safeStorage.remove(SETTING_KEY);
  else safeStorage.set(SETTING_KEY, OFF);
}
