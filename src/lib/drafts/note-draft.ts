import { formDraft, type FormDraft } from './form-draft';

interface Note {
  text: string;
}

const isNote = (value: unknown): value is Note => typeof (value as Note).text === 'string';

/**
 * A text that is kept until it is saved or sent. Another tab with the same one never loses what was typed there.
 * @param uid whose text it is
 * @param original the text without the draft
 */
export function textDraft(uid: string, name: string, original = ''): FormDraft<string> {
  const draft = formDraft(uid, name, { text: original }, isNote);
  return { ...draft, read: () => draft.read()?.text ?? null, write: (text) => draft.write({ text }) };
}

/**
 * The unsent note on a request, kept on this device and shared by the review dialog and the review desk.
 * @param uid of the reviewer
 */
export const noteDraft = (uid: string, requestId: string): FormDraft<string> =>
  textDraft(uid, `review:${requestId}`);
