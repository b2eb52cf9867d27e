import { draftKey } from './draft-storage';
import { parsedJson, safeStorage } from '../stored/safe-storage';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The texts of a draft that `formDraft` has stored, whose form can't be opened any more, with the questions that they
 * answer; null for the other forms.
 */
export function leftTexts(uid: string, name: string): { question: string | null; text: string }[] {
  const stored = parsedJson(safeStorage.get(draftKey(uid, name)));
  if (!isRecord(stored) || !isRecord(stored.typed)) return [];
  const questions = parsedJson(String(stored.about));
  return Object.entries(stored.typed).flatMap(([field, versions]) => {
    const question = Array.isArray(questions) ? (questions as unknown[])[Number(field.split('.')[1])] : null;
    const list: unknown[] = Array.isArray(versions) ? versions : [];
    return list.flatMap((version) =>
      isRecord(version) && typeof version.value === 'string' && version.value.trim() !== ''
        ? [{ question: typeof question === 'string' ? question : null, text: version.value.trim() }]
        : [],
    );
  });
}
