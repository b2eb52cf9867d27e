import { draftKey } from './draft-storage';
import { safeStorage } from '../stored/safe-storage';

/** The names of a person's drafts on this device, as given to `createDraftStorage`. */
export function draftNames(uid: string): string[] {
  const prefix = draftKey(uid, '');
  return safeStorage.keys(prefix).map((key) => key.slice(prefix.length));
}
