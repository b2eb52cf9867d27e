import { useCallback, useMemo, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Board } from '@/domain/board';
import { isPending, type JoinRequest } from '@/domain/join-request';
import { applicationReader, type Application } from '@/domain/review/application';
import type { Outcome, QueuedDecision } from '@/domain/review/decision-queue';
import { afterDecision, arrivals, deskOrderReducer, undecidedBeside } from '@/domain/review/desk-order';
import { REVIEW_UNDO_SECONDS } from '@/domain/limits';
import { useReviewRoom, useRunnerState } from './review-room';

/** How an application stands at this moment. */
export type DeskStatus =
  | { kind: 'open' }
  | { kind: 'waiting' | 'sending'; outcome: Outcome }
  | { kind: 'failed'; text: string; isTaken: boolean }
  /** A page that is gone had decided on it and may not have sent it. */
  | { kind: 'found' }
  | { kind: 'elsewhere' }
  | { kind: 'decided' };

const OPEN: DeskStatus = { kind: 'open' };
const DECIDED: DeskStatus = { kind: 'decided' };

const REQUEST_PARAM = 'request';

function useApplications(
  { questions }: Board,
  requests: readonly JoinRequest[],
): ReadonlyMap<string, Application> {
  const read = useMemo(() => applicationReader(questions), [questions]);
  return useMemo(() => new Map(requests.map((request) => [request.id, read(request)])), [read, requests]);
}

function useStatuses(applications: ReadonlyMap<string, Application>) {
  const room = useReviewRoom();
  const { queue, found, elsewhere } = useRunnerState(room.runner);
  const statuses = useMemo(() => {
    const special = new Map<string, DeskStatus>();
    found.forEach(({ requestId }) => special.set(requestId, { kind: 'found' }));
    elsewhere.forEach((requestId) => special.set(requestId, { kind: 'elsewhere' }));
    for (const { requestId, stage, outcome, problem } of queue.entries) {
      special.set(
        requestId,
        stage === 'failed'
          ? { kind: 'failed', text: problem?.text ?? '', isTaken: problem?.kind === 'taken' }
          : { kind: stage, outcome },
      );
    }
    return special;
  }, [queue.entries, found, elsewhere]);
  const statusOf = useCallback(
    (id: string): DeskStatus => {
      const special = statuses.get(id);
      if (special !== undefined) return special;
      const application = applications.get(id);
      return application !== undefined && isPending(application.request) ? OPEN : DECIDED;
    },
    [applications, statuses],
  );
  return { room, queue, statusOf };
}

/**
 * Which application the URL names. The router writes the URL in a transition, which may come after the next key; what
 * was chosen counts from the press on, so that no key ever meets the application before.
 */
function useAskedRequest(): [asked: string | null, select: (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const inUrl = params.get(REQUEST_PARAM);
  const [chosen, setChosen] = useState<{ id: string | null; since: (string | null)[] } | null>(null);
  if (chosen !== null && chosen.id === inUrl) setChosen(null);
  const isAhead = chosen !== null && chosen.since.includes(inUrl);

  function select(id: string | null) {
    setChosen({ id, since: isAhead ? [...chosen.since, chosen.id] : [inUrl] });
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(REQUEST_PARAM);
        else next.set(REQUEST_PARAM, id);
        return next;
      },
      { replace: true },
    );
  }
  return [isAhead ? chosen.id : inUrl, select];
}

/** The desk's state: the frozen order, where the reviewer is (in the URL), and how every application stands. */
export function useDesk(board: Board, requests: readonly JoinRequest[]) {
  const applications = useApplications(board, requests);
  const { room, queue, statusOf } = useStatuses(applications);
  const pendingIds = useMemo(() => requests.filter(isPending).map(({ id }) => id), [requests]);
  const [order, changeOrder] = useReducer(deskOrderReducer, pendingIds, (ids) => ({ ids }));
  const [asked, select] = useAskedRequest();
  const [said, say] = useState('');
  const [mode, show] = useState<'list' | 'table' | 'compare'>('list');

  const isUndecided = useCallback(
    (id: string) => {
      const status = statusOf(id);
      return status.kind === 'open' || (status.kind === 'failed' && !status.isTaken);
    },
    [statusOf],
  );
  const undecidedCount = useMemo(() => order.ids.filter(isUndecided).length, [order.ids, isUndecided]);
  const currentId = asked ?? order.ids.find(isUndecided) ?? order.ids[0] ?? null;
  const current = currentId === null ? null : (applications.get(currentId) ?? null);

  return {
    board,
    room,
    queue,
    applications,
    order: order.ids,
    changeOrder,
    statusOf,
    isUndecided,
    undecidedCount,
    newIds: useMemo(() => arrivals(order, pendingIds), [order, pendingIds]),
    /** The application on screen, and whether the URL names it. */
    current,
    isAsked: asked !== null,
    select,
    said,
    say,
    /** How the applications are looked at. */
    mode,
    show,
    /** To the undecided one before or after. */
    step(visible: readonly string[], direction: -1 | 1): boolean {
      const id = undecidedBeside(visible, isUndecided, currentId, direction);
      if (id !== null) select(id);
      return id !== null;
    },
    /** Decides, with eight seconds to take it back, and goes on to the next. */
    decide(visible: readonly string[], application: Application, outcome: Outcome, note: string) {
      const next = afterDecision(visible, isUndecided, application.id);
      room.runner.decide([queuedDecision(board, application, outcome, note, null)]);
      select(next ?? application.id);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** @param note as it will be sent @param batch the bulk run it belongs to */
export function queuedDecision(
  board: Board,
  { id, personKey, name, answers }: Application,
  outcome: Outcome,
  note: string,
  batch: string | null,
): QueuedDecision {
  return {
    requestId: id,
    personKey,
    personName: name,
    boardId: board.id,
    boardName: board.name,
    outcome,
    note: note.trim(),
    answers,
    batch,
    dueAt: Date.now() + REVIEW_UNDO_SECONDS * 1000,
    stage: 'waiting',
    problem: null,
  };
}
