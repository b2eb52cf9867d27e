import { useSyncExternalStore } from 'react';
import { createEmitter, followStorage } from '../stores/emitter';
import { safeStorage } from './safe-storage';

const PREFIX = 'keepApplications:';
const ON = 'on';

const changes = createEmitter(() =>
  followStorage(({ key }) => {
    if (key === null || key.startsWith(PREFIX)) changes.emit();
  }),
);

/**
 * Whether a person has said that this device keeps the applications to their boards: they are other people's data.
 * Read anew each time, so that what another tab has turned off is off.
 */
export const areApplicationsKept = (uid: string) => safeStorage.get(PREFIX + uid) === ON;

/** Calls back after each change, here or in another tab. */
export const onKeepingApplications = changes.subscribe;

/** `areApplicationsKept` as a hook. */
export const useApplicationsKept = (uid: string) =>
  useSyncExternalStore(changes.subscribe, () => areApplicationsKept(uid));

/** @returns whether it could be stored; turning it off always can */
export function keepApplications(uid: string, isOn: boolean): boolean {
  if (!isOn) safeStorage.remove(PREFIX + uid);
  const isStored = !isOn || safeStorage.set(PREFIX + uid, ON);
  changes.emit();
  return isStored;
}
