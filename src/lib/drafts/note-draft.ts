import { formDraft, type FormDraft } from './form-draft';

interface Note {
  text: string;
}

const isNote = (value: unknown): value is Note => typeof (value as Note).text === 'string';

/** Texts that could not be stored, by whose, which and instead of what. They last as long as the page. */
const unstored = new Map<string, FormDraft<string>>();

/**
 * A text that is kept until it is saved or sent. Another tab with the same one never loses what was typed there.
 * @param uid whose text it is
 * @param original the text without the draft
 */
export function textDraft(uid: string, name: string, original = ''): FormDraft<string> {
  const key = JSON.stringify([uid, name, original]);
  const left = unstored.get(key);
  if (left !== undefined) return left;
  const stored = formDraft(uid, name, { text: original }, isNote);
  /** Null where all is stored. */
  let typed: string | null = null;
  const draft: FormDraft<string> = {
    ...stored,
    read: () => typed ?? stored.read()?.text ?? null,
    write(text) {
      const isStored = stored.write({ text });
      typed = isStored ? null : text;
      if (isStored) unstored.delete(key);
      else unstored.set(key, draft);
      return isStored;
    },
    clear(everything) {
      typed = null;
      unstored.delete(key);
      stored.clear(everything);
    },
  };
  return draft;
}

/**
 * The unsent note on a request, kept on this device and shared by the review dialog and the review desk.
 * @param uid of the reviewer
 */
export const noteDraft = (uid: string, requestId: string): FormDraft<string> =>
  textDraft(uid, `review:${requestId}`);
