import { array, number, object } from 'yup';
import { isOfShape, textShape, textsShape } from '@/lib/drafts/draft-shape';
import { formDraft, type FormDraft } from '@/lib/drafts/form-draft';
import { emptyBoard, type CreateBoardValues } from './create-board-schema';

const isCreateBoardValues = isOfShape<CreateBoardValues>(
  object({
    boardName: textShape,
    boardType: textsShape,
    boardDescription: textShape,
    questions: array(object({ id: number().defined(), text: textShape }).defined()).defined(),
  }).defined(),
);

/** The board that a person is writing, kept on this device. */
export function createBoardDraft(uid: string): FormDraft<CreateBoardValues> {
  return formDraft(uid, 'create-board', emptyBoard, isCreateBoardValues);
}
