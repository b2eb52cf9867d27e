import { safeStorage } from './safe-storage';

const SETTING_KEY = 'shortcuts';
const OFF = 'off';

/** Single-key shortcuts can be turned off, because speech input would trigger them (WCAG 2.2, 2.1.4). */
export const areShortcutsOn = (): boolean => safeStorage.get(SETTING_KEY) !== OFF;

export function turnShortcuts(isOn: boolean): void {
  if (isOn) safeStorage.remove(SETTING_KEY);
  else safeStorage.set(SETTING_KEY, OFF);
}
