import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { boardsApi } from '@/api/boards';
import { createBoardApi, useCreateBoardMutation } from '@/api/create-board';
import { isAnswerLost, isOutcomeUnknown } from '@/api/errors';
import type { ApiDispatch } from '@/api/load-anew';
import { refusalReason } from '@/api/refusal-reason';
import { DraftFields, DraftForm } from '@/components/draft-form';
import { FormTextAreaField, FormTextField } from '@/components/form-fields';
import { ServerReason } from '@/components/submit-failure';
import {
  BOARD_DESCRIPTION_MAX_ON_CREATE,
  BOARD_NAME_MAX_ON_CREATE,
  BOARD_NAME_MIN_ON_CREATE,
  BOARD_NAME_MIN_ON_EDIT,
} from '@/domain/limits';
import { useAuth } from '@/identity/session-selectors';
import { paths } from '@/lib/addresses/paths';
import { useStillHere } from '@/lib/hooks/use-still-here';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toasts/toast-store';
import { BannerControl } from './banner-control';
import { BoardTypeField } from './board-type-field';
import {
  createBoardDraft,
  createBoardSchema,
  emptyBoard,
  toNewBoard,
  type CreateBoardValues,
} from './create-board-schema';
import { BOARD_CREATED, BOARD_NOT_CREATED, MAY_EXIST, NOT_ARRIVED } from './messages';
import { QuestionsEditor } from './questions-editor';

/** The form for a new board, with the person's draft. */
export function CreateBoardForm() {
  const { uid } = useAuth();
  // Keyed: somebody else who signs in meanwhile (in another tab) must neither see nor keep what was typed here.
  return <PersonsForm key={uid} uid={uid ?? ''} />;
}

function PersonsForm({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const dispatch = useDispatch<ApiDispatch>();
  const key = `create-board:${uid}`;
  const [createBoard, last] = useCreateBoardMutation({ fixedCacheKey: key });
  const { data: ownBoards = [] } = boardsApi.endpoints.listMyBoards.useQueryState(undefined);
  const draftStorage = useMemo(() => createBoardDraft(uid), [uid]);

  async function create(values: CreateBoardValues) {
    // The form was left and opened again meanwhile: the first one tells how it ended.
    const running = dispatch(createBoardApi.util.getRunningMutationThunk('createBoard', key));
    const sentAfter = draftStorage.sentAfter();
    const before = sentAfter ?? ownBoards.map(({ id }) => id);
    // Before it is sent: the page may be loaded anew meanwhile.
    if (running === undefined) draftStorage.setSentAfter(before);
    const looksFirst = sentAfter !== null;
    const { error } = await (running ?? createBoard({ ...toNewBoard(values), before, looksFirst }));
    if (running === undefined) showToast(error === undefined ? BOARD_CREATED : BOARD_NOT_CREATED);
    if (error === undefined) return 'done';
    if (isOutcomeUnknown(error)) return { reason: MAY_EXIST };
    if (isAnswerLost(error)) return { reason: NOT_ARRIVED };
    draftStorage.setSentAfter(null);
    return { reason: refusalReason(error) };
  }

  return (
    <DraftForm
      draftStorage={draftStorage}
      values={emptyBoard}
      schema={createBoardSchema}
      onSubmit={create}
      onDone={() => {
        // Replaced: Back from the list should not reopen the form.
        if (isStillHere()) void navigate(paths.boards(), { replace: true });
      }}
    >
      {({ isValid, isSubmitting }) => (
        <DraftFields className="flex max-w-prose flex-col gap-6">
          {last.isLoading && <FollowRunning />}
          <BannerControl />
          <BoardFields />
          <div className="flex flex-wrap justify-end gap-3 border-t border-border pt-4">
            <ServerReason />
            <Button variant="secondary" onClick={() => navigate(paths.boards())} disabled={isSubmitting}>
              Cancel
            </Button>
            <Button type="submit" variant="yellow" isBusy={isSubmitting} disabled={!isValid}>
              {isSubmitting ? 'Creating...' : 'Create Board'}
            </Button>
          </div>
        </DraftFields>
      )}
    </DraftForm>
  );
}

/** In a form that opens while its board is already being created: waits for that as if it had been sent from here. */
function FollowRunning() {
  const { isValid, isSubmitting, submitForm } = useFormikContext();
  // Without its draft the form is empty.
  const [isWanted] = useState(isValid && !isSubmitting);
  useEffect(() => {
    if (isWanted) void submitForm();
  }, [isWanted, submitForm]);
  return null;
}

function BoardFields() {
  const { values } = useFormikContext<CreateBoardValues>();
  return (
    <>
      <FormTextField
        name="boardName"
        label="Board name"
        hint={`${BOARD_NAME_MIN_ON_CREATE} to ${BOARD_NAME_MAX_ON_CREATE} characters. Editing the board later asks for a name of at least ${BOARD_NAME_MIN_ON_EDIT} characters.`}
        aside={<Counter length={values.boardName.trim().length} max={BOARD_NAME_MAX_ON_CREATE} />}
        autoComplete="off"
      />
      <BoardTypeField />
      <FormTextAreaField
        name="boardDescription"
        label="Description"
        aside={
          <Counter length={values.boardDescription.trim().length} max={BOARD_DESCRIPTION_MAX_ON_CREATE} />
        }
      />
      <QuestionsEditor />
    </>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span aria-hidden className="tabular text-sm text-text-muted">
      {length}/{max}
    </span>
  );
}
