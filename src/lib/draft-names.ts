import { draftKey } from './draft-storage';
import { safeStorage } from './safe-storage';

/** The names of a person's drafts on this device, as given to `createDraftStorage`. @param person auth uid */
export function draftNames(person: string): string[] {
  const prefix = draftKey(person, '');
  return safeStorage.keys(prefix).map((key) => key.slice(prefix.length));
}
