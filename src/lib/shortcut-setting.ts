import { safeStorage } from './safe-storage';

/** Ctrl+K, or Cmd+K on Apple's keyboards; as in `Command`. */
export const PALETTE_KEYS = '$mod+k';

const SETTING_KEY = 'shortcuts';
const OFF = 'off';

/**
 * Shortcuts of a single character can be turned off: people who speak to their computer would fire them by accident
 * (WCAG 2.2, 2.1.4). Ctrl/Cmd+K stays.
 */
export function areShortcutsOn(): boolean {
  return safeStorage.get(SETTING_KEY) !== OFF;
}

/** Kept on this device. */
export function turnShortcuts(isOn: boolean): void {
  if (isOn) safeStorage.remove(SETTING_KEY);
  else safeStorage.set(SETTING_KEY, OFF);
}
