import { array, number, object } from 'yup';
import { isOfShape, textShape, textsShape } from '@/lib/draft-shape';
import { createDraftStorage, type DraftStorage } from '@/lib/draft-storage';
import type { CreateBoardValues } from './create-board-schema';

const isCreateBoardValues = isOfShape<CreateBoardValues>(
  object({
    boardName: textShape,
    boardType: textsShape,
    boardDescription: textShape,
    questions: array(object({ id: number().defined(), text: textShape }).defined()).defined(),
  }).defined(),
);

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
