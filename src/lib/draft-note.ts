import { draftBox, type DraftBox } from './draft-box';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The note on a request that was not sent yet, kept on this device; the review dialog and the review desk share it.
 * @param person auth uid of the reviewer
 */
export function noteDraft(person: string, requestId: string): DraftBox<string> {
  return draftBox(person, `review:${requestId}`, isText);
}
