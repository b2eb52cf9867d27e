import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { boardTitle } from '@/domain/board';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import { isUnderway, type Delivery } from '@/domain/review/delivery';
import { REVIEW_RETYPE_ABOVE } from '@/domain/review/limits';
import { pileOf } from '@/domain/review/pile';
import { isFinished } from '@/domain/review/run-progress';
import { sendingLabel } from '@/domain/review/sending-list';
import { plainDigits } from '@/domain/typed-number';
import { measuredAs } from '@/lib/measured-as';
import { paths } from '@/lib/addresses/paths';
import { useOneAtATime } from '@/lib/hooks/use-one-at-a-time';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { TextField } from '@/ui/field';
import { useBoardSettings } from '../state/use-settings';
import { CreatorsRequests, type CreatorsParts } from '../state/creators-requests';
import { sendConfirmed } from '../state/send-confirmed';
import { useReviewRoom, useReviewState } from '../state/review-room';
import { DefaultNote } from './default-note';
import { RunPanels, waitText } from './run-panel';
import { SendingRows } from './sending-rows';
import { useRuns } from './use-runs';
import { useSendingList, type SendingList, type ShownEntry } from './use-sending-list';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';
import { QuietButton, SmallButton } from '@/ui/small-button';

/** Where decisions are checked once more and sent: each with the outcome and the note exactly as shown. */
export function SendDecisions({ boardId }: { boardId: string }) {
  return (
    <CreatorsRequests
      boardId={boardId}
      title="Send decisions"
      fallback={<SendingSkeleton />}
      besideError={<RunsOfBoard boardId={boardId} />}
      render={(parts) => <SendingScreen {...parts} />}
    />
  );
}

/** Shown if the list can't be loaded: no other screen has the buttons for the board's runs. */
function RunsOfBoard({ boardId }: { boardId: string }) {
  const { areNamesHidden } = useBoardSettings(boardId);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4 px-4 pb-16 sm:px-6">
      <RunPanels boardId={boardId} areNamesHidden={areNamesHidden} />
    </div>
  );
}

const MEASURED = measuredAs('--action-bar', '1rem');
const ELSEWHERE = { sending: 'Being sent in another tab', sent: 'Sent in another tab' };

/** Where another tab has taken all of it. @returns null where there is something to send, or another reason */
function takenLabel({ count, warned }: SendingList): string | null {
  if (count.accept + count.reject > 0 || warned.length === 0) return null;
  const piles = warned.map(({ warning }) =>
    warning?.kind === 'settled' ? pileOf(warning.status, null) : null,
  );
  if (!piles.every((pile) => pile === 'sending' || pile === 'sent')) return null;
  return piles.includes('sending') ? ELSEWHERE.sending : ELSEWHERE.sent;
}

/** Why another tab that sends decisions of this board is waiting. */
function OthersWait({ boardId }: { boardId: string }) {
  const text = useReviewState(({ outbox: { wait, deliveries, runs } }) => {
    const isElsewhere = (one: Delivery) =>
      one.boardId === boardId && isUnderway(one) && runs[one.runId] === undefined;
    return wait !== null && Object.values(deliveries).some(isElsewhere) ? waitText(wait) : '';
  });
  // Always there, so that it is read out when it begins.
  return (
    <p role="status" className={text === '' ? 'sr-only' : 'tabular text-text-muted'}>
      {text}
    </p>
  );
}

/** Beside what is being sent from here, its panel says all there is to say. */
function Empty({ boardId, isOfChosen }: { boardId: string; isOfChosen: boolean }) {
  const isSendingHere = useRuns(boardId).some(({ progress }) => !isFinished(progress));
  const left = useReviewState(
    ({ outbox }) =>
      Object.values(outbox.deliveries).filter((one) => one.boardId === boardId && isUnderway(one)).length,
  );
  if (isSendingHere) return null;
  if (left > 0)
    return <EmptyState title={ELSEWHERE.sending} text={`${pluralize(left, 'decision')} not sent yet.`} />;
  return (
    <EmptyState
      title="Nothing to send"
      text={
        isOfChosen
          ? 'None of those you have chosen has the verdict Yes or No and is still to be decided.'
          : 'Everybody with the verdict Yes or No appears here. Nothing is sent before you confirm it.'
      }
    />
  );
}

function SendingScreen({ board, desk }: CreatorsParts) {
  const room = useReviewRoom();
  const list = useSendingList({ board, desk });
  const settings = useBoardSettings(board.id);
  const [areNamesShown, setNamesShown] = useState(false);
  const areNamesHidden = settings.areNamesHidden && !areNamesShown;
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcomes = (['accept', 'reject'] as const).filter((outcome) =>
    list.entries.some((entry) => entry.outcome === outcome),
  );
  const total = list.count.accept + list.count.reject;
  const mustType = total > REVIEW_RETYPE_ABOVE;
  const isTyped = !mustType || plainDigits(typed).replaceAll(/[\s.,’']/gu, '') === String(total);

  /** For a button that is gone then. */
  const andLeave = (act: () => void) => () => {
    act();
    heading.current?.focus();
  };
  const send = useOneAtATime(async (chosen: readonly ShownEntry[]) => {
    setIsSending(true);
    const decisions = chosen.map(({ application, outcome, note }) => ({ application, outcome, note }));
    await sendConfirmed({ room, board }, decisions);
    list.drop(chosen);
    setIsSending(false);
    setTyped('');
    setWasTried(false);
    // The button may be gone, and what is announced next follows the heading.
    heading.current?.focus();
  });

  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4 px-4 pt-4 pb-16 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
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
            <QuietButton onClick={andLeave(() => setNamesShown(true))}>Show names</QuietButton>
          )}
          <Link to={paths.review(board.id)} className={buttonStyle('secondary', 'small')}>
            Back to the desk
          </Link>
        </div>
      </header>
      <RunPanels boardId={board.id} areNamesHidden={areNamesHidden} />
      <OthersWait boardId={board.id} />
      {list.left > 0 && (
        <EmptyState
          title={`${pluralize(list.left, 'decision')} not sent`}
          text="Verdicts and notes are kept. Nothing is sent before you confirm it."
          action={
            <Button variant="secondary" onClick={andLeave(list.reopen)}>
              {list.left === 1 ? 'List it again' : 'List them again'}
            </Button>
          }
        />
      )}
      {list.entries.length === 0 ? (
        list.left === 0 && <Empty boardId={board.id} isOfChosen={list.isOfChosen} />
      ) : (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setWasTried(true);
            if (total === 0) return;
            if (isTyped) void send(list.ready);
            else event.currentTarget.querySelector('input')?.focus();
          }}
        >
          <div className="grid gap-4 md:grid-cols-2">
            {outcomes.map((outcome) => (
              <DefaultNote
                key={outcome}
                outcome={outcome}
                text={list.defaults[outcome]}
                onChange={(text) => list.setDefault(outcome, text)}
              />
            ))}
          </div>
          {list.warned.length > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-danger px-3 py-2">
              <p role="status" className="text-danger">
                {list.warned.length === 1
                  ? '1 can’t be sent as it is.'
                  : `${formatNumber(list.warned.length)} can’t be sent as they are.`}
              </p>
              <SmallButton onClick={andLeave(() => list.remove(list.warned, true))}>
                Leave out {formatNumber(list.warned.length)}
              </SmallButton>
            </div>
          )}
          <SendingRows list={list} areNamesHidden={areNamesHidden} />
          <div
            ref={MEASURED}
            className="bottom-bar -mx-4 flex flex-wrap items-end justify-end gap-3 border-t border-border bg-surface px-4 py-3 sm:mx-0 sm:px-0"
          >
            {mustType && (
              <TextField
                label={`Type ${total} to confirm`}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                error={
                  wasTried && !isTyped ? `Type ${total} to confirm that you mean all of them` : undefined
                }
                isErrorAlert
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
            <Button type="submit" variant="yellow" disabled={total === 0} isBusy={isSending}>
              {isSending ? 'Sending...' : (takenLabel(list) ?? sendingLabel(list.count))}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function SendingSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4 px-4 pt-4 sm:px-6">
      <h1 tabIndex={-1} className="text-xl font-semibold">
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
