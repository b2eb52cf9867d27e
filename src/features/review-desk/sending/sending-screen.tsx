import { useState } from 'react';
import { Link } from 'react-router-dom';
import { boardTitle } from '@/domain/board';
import { pluralize } from '@/domain/text';
import { writeDeskAddress } from '@/domain/review/desk-address';
import { REVIEW_RETYPE_ABOVE } from '@/domain/review/limits';
import { decisionsText, sendingLabel } from '@/domain/review/sending-list';
import { plainDigits } from '@/domain/typed-number';
import { paths } from '@/lib/addresses/paths';
import { cssHeightRef } from '@/lib/css-height-ref';
import { useStore } from '@/lib/stores/create-store';
import { focusHeading, pageHeading } from '@/lib/focus/page-heading';
import { Button, QuietButton } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { TextField } from '@/ui/field';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';
import { failure, showToast } from '@/ui/toasts/toast-store';
import { StorageBanner } from '../reading/storage-banner';
import { SENDING_IN_OTHER_TAB, STILL_SENDING } from '../run-text';
import { CreatorGuard, type LoadedDesk } from '../state/creator-guard';
import { useBoardSettings, useDeskSession, useRun } from '../state/session';
import { SendingGroup } from './sending-rows';
import { useSendingList } from './use-sending-list';

const HEIGHT_REF = cssHeightRef('--action-bar', '1rem');

/** Lists each decision with the exact note, and sends the confirmed ones. */
export function SendDecisions({ boardId }: { boardId: string }) {
  return (
    <CreatorGuard
      boardId={boardId}
      title="Send decisions"
      fallback={<SendingSkeleton />}
      render={(loaded) => <SendingScreen {...loaded} />}
    />
  );
}

function SendingScreen(loaded: LoadedDesk) {
  const { board, desk } = loaded;
  const settings = useBoardSettings(board.id);
  const [areNamesShown, setNamesShown] = useState(false);
  const areNamesHidden = settings.areNamesHidden && !areNamesShown;
  const run = useRun();
  return (
    <div className="mx-auto flex w-full max-w-desk flex-col gap-4 px-4 pt-4 pb-16 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h1 ref={pageHeading} tabIndex={-1} className="text-xl font-semibold">
            Send decisions
          </h1>
          <Link
            to={paths.board(board.id)}
            dir="auto"
            className="block min-h-6 w-fit max-w-full truncate text-text-muted underline underline-offset-4"
          >
            {boardTitle(board)}
          </Link>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {areNamesHidden && (
            <QuietButton
              onClick={() => {
                setNamesShown(true);
                // The button unmounts.
                focusHeading();
              }}
            >
              Show names
            </QuietButton>
          )}
          <Link
            to={{ pathname: paths.review(board.id), search: writeDeskAddress(desk.address.get()) }}
            className={buttonStyle('secondary', 'small')}
          >
            Back to the desk
          </Link>
        </div>
      </header>
      <StorageBanner />
      {run !== null && run.phase !== 'ended' ? (
        <EmptyState title={decisionsText(run.decisions)} text="You can send more when these are done." />
      ) : (
        <SendingForm {...loaded} areNamesHidden={areNamesHidden} />
      )}
    </div>
  );
}

/** Mounts after each run with the remaining verdicts. */
function SendingForm({ board, desk, areNamesHidden }: LoadedDesk & { areNamesHidden: boolean }) {
  const { sender, otherTabSending } = useDeskSession();
  const list = useSendingList({ board, desk }, areNamesHidden);
  const isOtherTabSending = useStore(otherTabSending);
  const [typed, setTyped] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const total = list.ready.length;
  const mustType = total > REVIEW_RETYPE_ABOVE;
  const isTyped = !mustType || plainDigits(typed).replaceAll(/[\s.,’']/gu, '') === String(total);

  /** Sends the rows that are on screen at the press. */
  function send() {
    const decisions = list.ready.map(({ requestId, outcome, note, application: { personKey, name } }) => ({
      requestId,
      outcome,
      note,
      personKey,
      personName: name,
    }));
    // The button unmounts.
    if (sender.send(board, decisions)) focusHeading();
    else showToast(failure('Not sent', STILL_SENDING));
  }

  if (list.rows.length === 0) {
    return (
      <EmptyState
        title="Nothing to send"
        text="Applications marked Yes or No appear here. Nothing is sent until you confirm."
      />
    );
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setWasSubmitted(true);
        if (total === 0 || isOtherTabSending) return;
        if (isTyped) send();
        else event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
      }}
    >
      {list.warned > 0 && (
        <p role="status" className="text-danger">
          {`${pluralize(list.warned, 'decision')} ${list.warned === 1 ? 'needs' : 'need'} attention.`}
        </p>
      )}
      {(['accept', 'reject'] as const).map((outcome) => (
        <SendingGroup key={outcome} outcome={outcome} list={list} />
      ))}
      <div
        ref={HEIGHT_REF}
        className="bottom-bar -mx-4 flex flex-wrap items-end justify-end gap-3 border-t border-border bg-surface px-4 py-3 sm:mx-0 sm:px-0"
      >
        {isOtherTabSending ? (
          <p role="status">{SENDING_IN_OTHER_TAB}</p>
        ) : (
          <>
            {mustType && (
              <TextField
                label={`Type ${total} to confirm`}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                error={
                  wasSubmitted && !isTyped ? `Type ${total} to confirm that you mean all of them` : undefined
                }
                isErrorAlert
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
            <Button type="submit" variant="yellow" disabled={total === 0}>
              {sendingLabel(list.ready)}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function SendingSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-desk flex-col gap-4 px-4 pt-4 sm:px-6">
      <h1 ref={pageHeading} tabIndex={-1} className="text-xl font-semibold">
        Send decisions
      </h1>
      <LoadingRegion label="Loading decisions">
        <Skeleton className="mb-4 h-6 w-64" />
        <Skeleton className="mb-4 h-48 w-full" />
        <Skeleton className="h-64 w-full" />
      </LoadingRegion>
    </div>
  );
}
