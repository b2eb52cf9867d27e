import { createDraftStorage, type DraftStorage } from './draft-storage';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The unsent note on a request, kept on this device and shared by the review dialog and the review desk.
 * @param uid of the reviewer
 */
export function noteDraft(uid: string, requestId: string): DraftStorage<string> {
  return createDraftStorage(uid, `review:${requestId}`, isText);
}
