import { useId, useMemo, useState } from 'react';
import { useUpdateBoardMutation } from '@/api/boards';
import { isNotFound, rejectionMessage } from '@/api/errors';
import { DraftFields, DraftForm } from '@/components/draft-form';
import { FormTextAreaField, FormTextField } from '@/components/form-fields';
import { ServerReason } from '@/components/submit-failure';
import { BOARD_GONE, type Board } from '@/domain/board';
import {
  BOARD_DESCRIPTION_MIN_ON_EDIT,
  BOARD_NAME_MAX_ON_EDIT,
  BOARD_NAME_MIN_ON_EDIT,
} from '@/domain/limits';
import { useAuth } from '@/identity/session-selectors';
import { formDraft } from '@/lib/drafts/form-draft';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { editBoardSchema, isEditBoardDraft, type EditBoardValues } from './edit-board-schema';
import { BOARD_NOT_UPDATED, BOARD_UPDATED } from './messages';

/** Changes a board's name and description. The draft survives an accidental Escape or an ended session. */
export function EditBoardDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { uid } = useAuth();
  const formId = useId();
  const [updateBoard] = useUpdateBoardMutation();
  // As it was when the dialog opened: a reload of the board must not overwrite what is being typed.
  const [original] = useState<EditBoardValues>({ name: board.name, description: board.description });
  const draftStorage = useMemo(
    () => formDraft(uid ?? '', `edit-board:${board.id}`, original, isEditBoardDraft),
    [uid, board.id, original],
  );

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
      draftStorage={draftStorage}
      values={original}
      schema={editBoardSchema}
      onSubmit={save}
      onDone={() => {
        showToast(BOARD_UPDATED);
        onClose();
      }}
    >
      {({ isSubmitting }) => (
        <Dialog
          // Stays open while the request runs, to show its result.
          onClose={() => {
            if (!isSubmitting) onClose();
          }}
          title="Edit Board"
          footer={
            <>
              <ServerReason />
              <Button
                variant="secondary"
                disabled={isSubmitting}
                onClick={() => {
                  draftStorage.clear();
                  onClose();
                }}
              >
                Cancel
              </Button>
              <Button type="submit" form={formId} variant="yellow" isBusy={isSubmitting}>
                {isSubmitting ? 'Saving...' : 'Save Changes'}
              </Button>
            </>
          }
        >
          <DraftFields id={formId} className="flex flex-col gap-5 pb-2">
            <FormTextField
              name="name"
              label="Board Name"
              placeholder="Enter board name"
              autoComplete="off"
              hint={`${BOARD_NAME_MIN_ON_EDIT} to ${BOARD_NAME_MAX_ON_EDIT} characters. A new board may have a shorter name; a changed one needs at least ${BOARD_NAME_MIN_ON_EDIT}.`}
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
