import { createDraftStorage, type DraftStorage } from '@/lib/draft-storage';
import type { CreateBoardValues, QuestionDraft } from './create-board-schema';

function isQuestion(value: unknown): value is QuestionDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as QuestionDraft).id === 'number' &&
    typeof (value as QuestionDraft).text === 'string'
  );
}

function isCreateBoardValues(value: unknown): value is CreateBoardValues {
  if (typeof value !== 'object' || value === null) return false;
  const { boardName, boardType, boardDescription, questions } = value as Partial<CreateBoardValues>;
  return (
    typeof boardName === 'string' &&
    typeof boardDescription === 'string' &&
    Array.isArray(boardType) &&
    boardType.every((tag) => typeof tag === 'string') &&
    Array.isArray(questions) &&
    questions.every(isQuestion)
  );
}

/** A form in which nothing has been filled in. */
export function isBlankBoard(values: CreateBoardValues): boolean {
  return (
    values.boardName.trim() === '' &&
    values.boardType.length === 0 &&
    values.boardDescription.trim() === '' &&
    values.questions.every(({ text }) => text.trim() === '')
  );
}

/** The board that a person is writing, kept on this device. */
export function createBoardDraft(uid: string): DraftStorage<CreateBoardValues> {
  return createDraftStorage(uid, 'create-board', isCreateBoardValues);
}
