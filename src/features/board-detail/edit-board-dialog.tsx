import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useMemo, useState } from 'react';
import { useUpdateBoardMutation } from '@/api/board-changes';
import { refusalReason } from '@/api/refusal-reason';
import { DraftNotice } from '@/components/draft-notice';
import { FocusFirstError } from '@/components/focus-first-error';
import { KeepDraft } from '@/components/keep-draft';
import { LockWhileSaving } from '@/components/lock-while-saving';
import { ServerReason } from '@/components/server-reason';
import type { Board } from '@/domain/board';
import {
  BOARD_DESCRIPTION_MIN_ON_EDIT,
  BOARD_NAME_MAX_ON_EDIT,
  BOARD_NAME_MIN_ON_EDIT,
} from '@/domain/limits';
import { useAuth } from '@/identity/session-selectors';
import { changesDraft } from '@/lib/changes-draft';
import { submitOnModEnter } from '@/lib/form-keys';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField, TextField } from '@/ui/field';
import { showToast } from '@/ui/toasts/toast-store';
import { editBoardSchema, type EditBoardValues } from './edit-board-schema';
import { BOARD_NOT_UPDATED, BOARD_UPDATED } from './messages';

function fitsForm(value: unknown): value is EditBoardValues {
  if (typeof value !== 'object' || value === null) return false;
  const { name, description } = value as Partial<EditBoardValues>;
  return typeof name === 'string' && typeof description === 'string';
}

interface EditBoardDialogProps {
  board: Board;
  onClose: () => void;
}

/**
 * Changes a board's name and description. What was typed is kept on this device until it is saved or cancelled, so
 * that an accidental Escape or an ended session loses nothing.
 */
export function EditBoardDialog({ board, onClose }: EditBoardDialogProps) {
  const { uid } = useAuth();
  const formId = useId();
  const [updateBoard] = useUpdateBoardMutation();
  // As it was when the dialog opened: a reload of the board must not overwrite what is being typed.
  const [original] = useState<EditBoardValues>({ name: board.name, description: board.description });
  const box = useMemo(
    () => changesDraft(uid ?? '', `edit-board:${board.id}`, original, fitsForm),
    [uid, board.id, original],
  );
  const [draft, setDraft] = useState(() => box.read());

  function discard() {
    box.clear();
    setDraft(null);
  }

  const save = useOneAtATime(async (values: EditBoardValues, form: FormikHelpers<EditBoardValues>) => {
    try {
      await updateBoard({
        boardId: board.id,
        name: values.name.trim(),
        description: values.description.trim(),
      }).unwrap();
    } catch (error) {
      showToast(BOARD_NOT_UPDATED);
      form.setStatus(refusalReason(error));
      return;
    }
    box.clear();
    showToast(BOARD_UPDATED);
    onClose();
  });

  return (
    <Formik
      key={draft === null ? 'board' : 'draft'}
      initialValues={draft ?? original}
      validationSchema={editBoardSchema}
      onSubmit={save}
    >
      {({ errors, touched, isSubmitting, getFieldProps }) => (
        <Dialog
          isOpen
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
                  box.clear();
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
          <Form id={formId} noValidate onKeyDown={submitOnModEnter} className="flex flex-col gap-5 pb-2">
            <LockWhileSaving>
              <FocusFirstError />
              <KeepDraft box={box} />
              {draft !== null && <DraftNotice onDiscard={discard} />}
              <TextField
                label="Board Name"
                placeholder="Enter board name"
                autoComplete="off"
                hint={`${BOARD_NAME_MIN_ON_EDIT} to ${BOARD_NAME_MAX_ON_EDIT} characters. A new board may have a shorter name; a changed one needs at least ${BOARD_NAME_MIN_ON_EDIT}.`}
                error={touched.name ? errors.name : undefined}
                {...getFieldProps('name')}
              />
              <TextAreaField
                label="Description"
                placeholder="Enter board description"
                rows={6}
                hint={`At least ${BOARD_DESCRIPTION_MIN_ON_EDIT} characters.`}
                error={touched.description ? errors.description : undefined}
                {...getFieldProps('description')}
              />
            </LockWhileSaving>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
