import { useCallback, useMemo, useReducer, useState } from 'react';
import type { Board } from '@/domain/board';
import { isPending, type JoinRequest } from '@/domain/join-request';
import { applicationReader, type Application } from '@/domain/review/application';
import type { QueuedDecision } from '@/domain/review/decision-queue';
import type { Outcome } from '@/domain/review/outcome';
import { readDeskAddress } from '@/domain/review/desk-address';
import { afterDecision, arrivals, deskOrderReducer, undecidedBeside } from '@/domain/review/desk-order';
import { REVIEW_UNDO_SECONDS } from '@/domain/limits';
import { createAddressStore, useAddress, type HowToWrite } from './address-store';
import { NARROW } from './desk-frame';
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
 * The desk's state: the frozen order, where the reviewer is, and how every application stands. It does not change with
 * the application on screen: what shows that one asks for it by itself (`useCurrent`, `useIsCurrent`).
 */
export function useDesk(board: Board, requests: readonly JoinRequest[]) {
  const applications = useApplications(board, requests);
  const { room, queue, statusOf } = useStatuses(applications);
  const pendingIds = useMemo(() => requests.filter(isPending).map(({ id }) => id), [requests]);
  const [order, changeOrder] = useReducer(deskOrderReducer, pendingIds, (ids) => ({ ids }));
  const [address] = useState(() =>
    createAddressStore(readDeskAddress(new URLSearchParams(window.location.search), board.questions)),
  );
  const mode = useAddress(address, (now) => now.mode);
  const [said, say] = useState('');

  const isUndecided = useCallback(
    (id: string) => {
      const status = statusOf(id);
      return status.kind === 'open' || (status.kind === 'failed' && !status.isTaken);
    },
    [statusOf],
  );
  const undecidedCount = useMemo(() => order.ids.filter(isUndecided).length, [order.ids, isUndecided]);
  const firstId = useMemo(
    () => order.ids.find(isUndecided) ?? order.ids[0] ?? null,
    [order.ids, isUndecided],
  );
  const currentId = () => address.get().request ?? firstId;
  const select = useCallback(
    (id: string | null) => {
      // Where the list gives way to the application it is another screen, which Back leaves.
      const isOpened = address.get().request === null && window.matchMedia(NARROW).matches;
      const how: HowToWrite = isOpened ? 'push' : 'replace';
      address.change({ request: id }, how);
    },
    [address],
  );

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
    address,
    /** On screen where the address names none. */
    firstId,
    /** The application on screen at the time of asking. */
    readCurrent(): Application | null {
      const id = currentId();
      return id === null ? null : (applications.get(id) ?? null);
    },
    select,
    said,
    say,
    /** How the applications are looked at. */
    mode,
    show: (next: 'list' | 'table') => address.change({ mode: next, compared: [] }, 'push'),
    compare: (ids: readonly string[]) => address.change({ mode: 'compare', compared: ids }, 'push'),
    /** From another view to one application. */
    openInList: (id: string) => address.change({ mode: 'list', compared: [], request: id }, 'push'),
    /** To the undecided one before or after. */
    step(visible: readonly string[], direction: -1 | 1): boolean {
      const id = undecidedBeside(visible, isUndecided, currentId(), direction);
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

/** The application on screen, live; null where there is none, or no more. */
export function useCurrent({ address, firstId, applications }: Desk): Application | null {
  const id = useAddress(address, ({ request }) => request ?? firstId);
  return id === null ? null : (applications.get(id) ?? null);
}

/** Whether an application is the one on screen, live. */
export function useIsCurrent({ address, firstId }: Desk, id: string): boolean {
  return useAddress(address, ({ request }) => (request ?? firstId) === id);
}

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
