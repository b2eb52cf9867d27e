import { useId } from 'react';
import { useUpdateBoardMutation } from '@/api/boards';
import { isNotFound, rejectionMessage } from '@/api/errors';
import { DraftFields, DraftForm, FormButtons } from '@/components/draft-form';
import { FormTextAreaField, FormTextField } from '@/components/form-fields';
import { BOARD_GONE, type Board } from '@/domain/board';
import {
  BOARD_DESCRIPTION_MIN_ON_EDIT,
  BOARD_NAME_MAX_ON_EDIT,
  BOARD_NAME_MIN_ON_EDIT,
} from '@/domain/limits';
import { useAuth } from '@/identity/use-session';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { BOARD_NOT_UPDATED, BOARD_UPDATED } from './messages';
import { object, type InferType } from 'yup';
import { requiredText } from '@/components/field-schemas';

/** The schema for editing a board. Lengths are inclusive and exclude leading and trailing spaces. */
export const editBoardSchema = object({
  name: requiredText('Name is required')
    .min(BOARD_NAME_MIN_ON_EDIT, `Name must be at least ${BOARD_NAME_MIN_ON_EDIT} characters`)
    .max(BOARD_NAME_MAX_ON_EDIT, `Name cannot exceed ${BOARD_NAME_MAX_ON_EDIT} characters`),
  description: requiredText('Description is required').min(
    BOARD_DESCRIPTION_MIN_ON_EDIT,
    `Description must be at least ${BOARD_DESCRIPTION_MIN_ON_EDIT} characters`,
  ),
});

type EditBoardValues = InferType<typeof editBoardSchema>;

/** Edits a board's name and description. The draft survives an accidental Escape and an expired session. */
export function EditBoardDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { uid } = useAuth();
  const formId = useId();
  const [updateBoard] = useUpdateBoardMutation();

  async function save({ name, description }: EditBoardValues) {
    const { error } = await updateBoard({
      boardId: board.id,
      name: name.trim(),
      description: description.trim(),
    });
    if (error === undefined) return 'done';
    showToast(BOARD_NOT_UPDATED);
    return { reason: isNotFound(error) ? BOARD_GONE : rejectionMessage(error) };
  }

  return (
    <DraftForm
      uid={uid ?? ''}
      name={`edit-board:${board.id}`}
      values={{ name: board.name, description: board.description }}
      schema={editBoardSchema}
      onSubmit={save}
      onDone={() => {
        showToast(BOARD_UPDATED);
        onClose();
      }}
    >
      {({ isSubmitting }) => (
        <Dialog
          // The dialog stays open during the request, to show its result.
          onClose={() => !isSubmitting && onClose()}
          title="Edit Board"
          footer={<FormButtons form={formId} label="Save Changes" busyLabel="Saving..." onCancel={onClose} />}
        >
          <DraftFields id={formId} className="flex flex-col gap-5 pb-2">
            <FormTextField
              name="name"
              label="Board Name"
              placeholder="Enter board name"
              autoComplete="off"
              hint={`${BOARD_NAME_MIN_ON_EDIT} to ${BOARD_NAME_MAX_ON_EDIT} characters, even if the current name is shorter.`}
            />
            <FormTextAreaField
              name="description"
              label="Description"
              placeholder="Enter board description"
              rows={6}
              hint={`At least ${BOARD_DESCRIPTION_MIN_ON_EDIT} characters.`}
            />
          </DraftFields>
        </Dialog>
      )}
    </DraftForm>
  );
}
