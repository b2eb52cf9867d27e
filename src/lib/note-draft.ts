import { createTextStorage, type DraftStorage } from './draft-storage';

/**
 * The unsent note on a request, kept on this device and shared by the review dialog and the review desk.
 * @param uid of the reviewer
 */
export function noteDraft(uid: string, requestId: string): DraftStorage<string> {
  return createTextStorage(uid, `review:${requestId}`);
}
