import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateBoardMutation } from '@/api/board-changes';
import { refusalReason } from '@/api/refusal-reason';
import { DraftNotice } from '@/components/draft-notice';
import { FocusFirstError } from '@/components/focus-first-error';
import { KeepDraft } from '@/components/keep-draft';
import { LockWhileSaving } from '@/components/lock-while-saving';
import { ServerReason } from '@/components/server-reason';
import {
  BOARD_DESCRIPTION_MAX_ON_CREATE,
  BOARD_NAME_MAX_ON_CREATE,
  BOARD_NAME_MIN_ON_CREATE,
  BOARD_NAME_MIN_ON_EDIT,
} from '@/domain/limits';
import { useAuth } from '@/identity/session-selectors';
import { errorsAtStart } from '@/lib/form-errors';
import { submitOnModEnter } from '@/lib/form-keys';
import { keepFocusOnPress } from '@/lib/keep-focus-on-press';
import { paths } from '@/lib/paths';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { Button } from '@/ui/button';
import { TextAreaField, TextField } from '@/ui/field';
import { showToast } from '@/ui/toasts/toast-store';
import { BannerControl } from './banner-control';
import { BoardTypeField } from './board-type-field';
import { createBoardDraft, isBlankBoard } from './create-board-draft';
import { createBoardSchema, emptyBoard, toNewBoard, type CreateBoardValues } from './create-board-schema';
import { BOARD_CREATED, BOARD_NOT_CREATED } from './messages';
import { QuestionsEditor } from './questions-editor';

/** The form for a new board, with the person's draft. */
export function CreateBoardForm() {
  const { uid } = useAuth();
  // Keyed: somebody else who signs in meanwhile (in another tab) must neither see nor keep what was typed here.
  return <PersonsForm key={uid} person={uid ?? ''} />;
}

function PersonsForm({ person }: { person: string }) {
  const navigate = useNavigate();
  const [createBoard] = useCreateBoardMutation();
  const box = useMemo(() => createBoardDraft(person), [person]);
  const [draft, setDraft] = useState(() => box.read());
  const [wasDiscarded, setWasDiscarded] = useState(false);
  const initialValues = draft ?? emptyBoard;

  function discard() {
    box.clear();
    setDraft(null);
    setWasDiscarded(true);
  }

  const create = useOneAtATime(async (values: CreateBoardValues, form: FormikHelpers<CreateBoardValues>) => {
    try {
      await createBoard(toNewBoard(values)).unwrap();
    } catch (error) {
      showToast(BOARD_NOT_CREATED);
      form.setStatus(refusalReason(error));
      return;
    }
    box.clear();
    showToast(BOARD_CREATED);
    // Replaced: Back from the list should not reopen the form.
    void navigate(paths.boards(), { replace: true });
  });

  return (
    <Formik
      // Discarding starts a new form.
      key={draft === null ? 'new' : 'draft'}
      initialValues={initialValues}
      validationSchema={createBoardSchema}
      initialErrors={errorsAtStart(createBoardSchema, initialValues)}
      // Changes are validated as they happen; validating on blur would use the values from before the change.
      validateOnBlur={false}
      onSubmit={create}
    >
      {({ values, errors, touched, isValid, isSubmitting, getFieldProps }) => (
        <Form
          noValidate
          onKeyDown={submitOnModEnter}
          onMouseDown={keepFocusOnPress}
          className="flex max-w-prose flex-col gap-6"
        >
          <LockWhileSaving>
            <KeepDraft box={box} isBlank={isBlankBoard} />
            <FocusFirstError />
            {draft !== null && <DraftNotice onDiscard={discard} />}
            <BannerControl />
            <TextField
              label="Board name"
              hint={`${BOARD_NAME_MIN_ON_CREATE} to ${BOARD_NAME_MAX_ON_CREATE} characters. Editing the board later asks for a name of at least ${BOARD_NAME_MIN_ON_EDIT} characters.`}
              error={touched.boardName ? errors.boardName : undefined}
              aside={<Counter length={values.boardName.trim().length} max={BOARD_NAME_MAX_ON_CREATE} />}
              autoComplete="off"
              // The Discard button that had the focus is gone.
              autoFocus={wasDiscarded}
              {...getFieldProps('boardName')}
            />
            <BoardTypeField />
            <TextAreaField
              label="Description"
              error={touched.boardDescription ? errors.boardDescription : undefined}
              aside={
                <Counter
                  length={values.boardDescription.trim().length}
                  max={BOARD_DESCRIPTION_MAX_ON_CREATE}
                />
              }
              {...getFieldProps('boardDescription')}
            />
            <QuestionsEditor />
          </LockWhileSaving>
          <div className="flex flex-wrap justify-end gap-3 border-t border-border pt-4">
            <ServerReason />
            <Button variant="secondary" onClick={() => navigate(paths.boards())}>
              Cancel
            </Button>
            <Button type="submit" variant="yellow" isBusy={isSubmitting} disabled={!isValid}>
              {isSubmitting ? 'Creating...' : 'Create Board'}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span aria-hidden className="tabular text-sm text-text-muted">
      {length}/{max}
    </span>
  );
}
