import { object, type InferType } from 'yup';
import { requiredText } from '@/components/required-text';
import {
  BOARD_DESCRIPTION_MIN_ON_EDIT,
  BOARD_NAME_MAX_ON_EDIT,
  BOARD_NAME_MIN_ON_EDIT,
} from '@/domain/limits';
import { isOfShape, textFieldsShape } from '@/lib/drafts/draft-shape';

/** The rules for editing a board. Lengths are inclusive and counted without outer spaces. */
export const editBoardSchema = object({
  name: requiredText('Name is required')
    .min(BOARD_NAME_MIN_ON_EDIT, `Name must be at least ${BOARD_NAME_MIN_ON_EDIT} characters`)
    .max(BOARD_NAME_MAX_ON_EDIT, `Name cannot exceed ${BOARD_NAME_MAX_ON_EDIT} characters`),
  description: requiredText('Description is required').min(
    BOARD_DESCRIPTION_MIN_ON_EDIT,
    `Description must be at least ${BOARD_DESCRIPTION_MIN_ON_EDIT} characters`,
  ),
});

export type EditBoardValues = InferType<typeof editBoardSchema>;

export const isEditBoardDraft = isOfShape<EditBoardValues>(textFieldsShape(['name', 'description']));
