import { object } from 'yup';
import { isOfShape, textFieldsShape } from '@/lib/drafts/draft-shape';
import { formDraft, type FormDraft } from '@/lib/drafts/form-draft';

export interface ApplyValues {
  /** By the position of their question: each is a field of its own. */
  answers: Record<string, string>;
}

export const noAnswers = (questions: readonly string[]): ApplyValues => ({
  answers: Object.fromEntries(questions.map((_, index) => [index, ''])),
});

/** A person's unsent answers to a board, kept on this device; only those to exactly these questions count. */
export function applyDraft(
  uid: string,
  boardId: string,
  questions: readonly string[],
): FormDraft<ApplyValues> {
  const blank = noAnswers(questions);
  const shape = object({ answers: textFieldsShape(Object.keys(blank.answers)) }).defined();
  return formDraft(uid, `apply:${boardId}`, blank, isOfShape<ApplyValues>(shape), JSON.stringify(questions));
}
