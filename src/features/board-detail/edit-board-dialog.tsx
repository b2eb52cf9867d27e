import { useId, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useUpdateBoardMutation } from '@/api/board-mutations';
import { boardsApi } from '@/api/boards';
import { isNotFound } from '@/api/errors';
import { loadAnew, type ApiDispatch } from '@/api/load-anew';
import { refusalReason } from '@/api/refusal-reason';
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
import { changesOver, formDraft } from '@/lib/drafts/form-draft';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { editBoardSchema, isEditBoardDraft, type EditBoardValues } from './edit-board-schema';
import { BOARD_NOT_UPDATED, BOARD_UPDATED } from './messages';

const trimmed = ({ name, description }: EditBoardValues): EditBoardValues => ({
  name: name.trim(),
  description: description.trim(),
});

/**
 * Changes a board's name and description; what the person has not changed is saved as it is by then. What was typed is
 * kept on this device until it is saved or cancelled, so that an accidental Escape or an ended session loses nothing.
 */
export function EditBoardDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { uid } = useAuth();
  const formId = useId();
  const dispatch = useDispatch<ApiDispatch>();
  const [updateBoard] = useUpdateBoardMutation();
  // As it was when the dialog opened: a reload of the board must not overwrite what is being typed.
  const [original] = useState<EditBoardValues>({ name: board.name, description: board.description });
  const draftStorage = useMemo(
    () => formDraft(uid ?? '', `edit-board:${board.id}`, original, isEditBoardDraft),
    [uid, board.id, original],
  );

  async function save(values: EditBoardValues) {
    try {
      const now = await loadAnew(dispatch, boardsApi.endpoints.getBoard, board.id);
      const changed = changesOver(trimmed(now), trimmed(original), trimmed(values));
      await updateBoard({ boardId: board.id, ...changed }).unwrap();
      return 'done';
    } catch (error) {
      showToast(BOARD_NOT_UPDATED);
      return { reason: isNotFound(error) ? BOARD_GONE : refusalReason(error) };
    }
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
