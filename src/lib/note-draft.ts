import { formDraft, type FormDraft } from './form-draft';

interface Note {
  text: string;
}

const isNote = (value: unknown): value is Note => typeof (value as Note).text === 'string';

/**
 * The unsent note on a request, kept on this device and shared by the review dialog and the review desk.
 * @param uid of the reviewer
 */
export function noteDraft(uid: string, requestId: string): FormDraft<string> {
  const draft = formDraft(uid, `review:${requestId}`, { text: '' }, isNote);
  return { ...draft, read: () => draft.read()?.text ?? null, write: (text) => draft.write({ text }) };
}
