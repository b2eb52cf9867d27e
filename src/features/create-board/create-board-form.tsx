import { useDeferredValue, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateBoardMutation } from '@/api/boards';
import { isOutcomeUnknown, rejectionMessage } from '@/api/errors';
import { useViewer } from '@/api/use-viewer';
import { BoardCard } from '@/components/board-card';
import { DraftFields, DraftForm, FormButtons } from '@/components/draft-form';
import { FormTextAreaField, FormTextField } from '@/components/form-fields';
import type { Board } from '@/domain/board';
import {
  BOARD_DESCRIPTION_MAX_ON_CREATE,
  BOARD_NAME_MAX_ON_CREATE,
  BOARD_NAME_MIN_ON_CREATE,
  BOARD_NAME_MIN_ON_EDIT,
} from '@/domain/limits';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { PageHeading } from '@/ui/page';
import { failure, showToast } from '@/ui/toasts/toast-store';
import { BannerControl } from './banner-control';
import { BoardTypeField } from './board-type-field';
import { createBoardSchema, emptyBoard, toNewBoard, type CreateBoardValues } from './create-board-schema';
import { QuestionsEditor } from './questions-editor';

const BOARD_CREATED = { title: 'Success', description: 'Board created successfully' };
const BOARD_NOT_CREATED = failure('Error', 'Failed to create board');
/** Shown in the form after a lost response. */
const CREATION_UNCONFIRMED =
  'We couldn’t confirm that your board was created. Check My Boards before you try again.';

const LABELS = [
  ['boardName', 'Board name'],
  ['boardType', 'Board type'],
  ['boardDescription', 'Description'],
  ['questions', 'Questions'],
] as const;

interface CreateBoardProps {
  /** Renders the new board's invitation, which is part of another feature. */
  renderInvitation: (board: Board) => ReactNode;
}

export function CreateBoard({ renderInvitation }: CreateBoardProps) {
  const { uid } = useAuth();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [createBoard] = useCreateBoardMutation();

  async function create(values: CreateBoardValues) {
    const { error } = await createBoard(toNewBoard(values));
    showToast(error === undefined ? BOARD_CREATED : BOARD_NOT_CREATED);
    if (error === undefined) return 'done';
    return { reason: isOutcomeUnknown(error) ? CREATION_UNCONFIRMED : rejectionMessage(error) };
  }

  return (
    <>
      <PageHeading lead="A board brings people together around one topic. Share its link and decide who joins.">
        Create Board
      </PageHeading>
      <DraftForm
        uid={uid ?? ''}
        name="create-board"
        rows={{ questions: { id: 0, text: '' } }}
        values={emptyBoard}
        schema={createBoardSchema}
        onSubmit={create}
        onDone={() => {
          // Replace the entry, because Back from the list should not reopen the form.
          if (isMounted()) void navigate(paths.boards(), { replace: true });
        }}
      >
        {({ values, errors, isValid }) => (
          <div className="grid gap-12 lg:grid-cols-2">
            <DraftFields className="flex max-w-prose min-w-0 flex-col gap-6">
              <BannerControl />
              <FormTextField
                name="boardName"
                label="Board name"
                hint={`${BOARD_NAME_MIN_ON_CREATE} to ${BOARD_NAME_MAX_ON_CREATE} characters. Editing the board later requires at least ${BOARD_NAME_MIN_ON_EDIT}.`}
                aside={<Counter length={values.boardName.trim().length} max={BOARD_NAME_MAX_ON_CREATE} />}
                autoComplete="off"
              />
              <BoardTypeField />
              <FormTextAreaField
                name="boardDescription"
                label="Description"
                aside={
                  <Counter
                    length={values.boardDescription.trim().length}
                    max={BOARD_DESCRIPTION_MAX_ON_CREATE}
                  />
                }
              />
              <QuestionsEditor />
              <div className="flex flex-wrap justify-end gap-3 border-t border-border pt-4">
                <FormButtons
                  label="Create Board"
                  busyLabel="Creating..."
                  disabled={!isValid}
                  onCancel={() => void navigate(paths.boards())}
                  onReopen={() => void navigate(paths.createBoard())}
                >
                  {!isValid && (
                    <p role="status" className="basis-full text-sm text-text-muted">
                      Missing or invalid:{' '}
                      {LABELS.flatMap(([name, label]) => (errors[name] ? label : [])).join(', ')}
                    </p>
                  )}
                </FormButtons>
              </div>
            </DraftFields>
            <BoardPreview values={values} renderInvitation={renderInvitation} />
          </div>
        )}
      </DraftForm>
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

/** The new board's card and invitation. Hidden from assistive technology, because it repeats the form's texts. */
function BoardPreview({ values, renderInvitation }: CreateBoardProps & { values: CreateBoardValues }) {
  const { profile } = useViewer();
  const typed = useDeferredValue(values);
  const [createdAt] = useState(() => new Date().toISOString());
  if (profile === null) return null;
  const board = {
    ...toNewBoard(typed),
    id: '',
    creator: profile,
    members: [profile],
    shortLink: '',
    createdAt,
  };
  return (
    <div aria-hidden inert className="sticky top-20 flex flex-col gap-4 self-start max-lg:hidden">
      <p className="font-semibold">Preview</p>
      <BoardCard board={board} />
      <div className="h-96 overflow-hidden rounded-card border border-border bg-surface">
        <div className="[zoom:0.5]">{renderInvitation(board)}</div>
      </div>
    </div>
  );
}
