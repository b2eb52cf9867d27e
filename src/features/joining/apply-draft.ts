import { object } from 'yup';
import { isOfShape, textsShape } from '@/lib/draft-shape';
import { createDraftStorage, type DraftStorage } from '@/lib/draft-storage';

/** The form's values. The questions are included, so that answers are never restored for other questions. */
export interface ApplyValues {
  questions: string[];
  /** By the position of their question. */
  answers: string[];
}

/**
 * A person's unsent answers to a board, kept on this device; only those to exactly these questions count.
 */
export function applyDraft(
  uid: string,
  boardId: string,
  questions: readonly string[],
): DraftStorage<ApplyValues> {
  const areSame = (asked: readonly string[]) => JSON.stringify(asked) === JSON.stringify(questions);
  const shape = object({
    questions: textsShape.test('same', areSame),
    answers: textsShape.length(questions.length),
  }).defined();
  return createDraftStorage(uid, `apply:${boardId}`, isOfShape<ApplyValues>(shape));
}

export function isBlankApplication({ answers }: ApplyValues): boolean {
  return answers.every((answer) => answer.trim() === '');
}
