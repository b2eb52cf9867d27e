import { createDraftStorage, type DraftStorage } from '@/lib/draft-storage';

/** The form's values. The questions are included, so that answers are never restored for other questions. */
export interface ApplyValues {
  questions: string[];
  /** By the position of their question. */
  answers: string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/**
 * A person's unsent answers to a board, kept on this device; only those to exactly these questions count.
 */
export function applyDraft(
  uid: string,
  boardId: string,
  questions: readonly string[],
): DraftStorage<ApplyValues> {
  const isValid = (value: unknown): value is ApplyValues => {
    if (typeof value !== 'object' || value === null) return false;
    const { questions: asked, answers } = value as Partial<ApplyValues>;
    return (
      isTexts(asked) &&
      isTexts(answers) &&
      answers.length === asked.length &&
      JSON.stringify(asked) === JSON.stringify(questions)
    );
  };
  return createDraftStorage(uid, `apply:${boardId}`, isValid);
}

export function isBlankApplication({ answers }: ApplyValues): boolean {
  return answers.every((answer) => answer.trim() === '');
}
