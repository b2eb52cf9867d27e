import { useCallback, useMemo, useReducer, useState } from 'react';
import type { Board } from '@/domain/board';
import { isPending, type JoinRequest } from '@/domain/join-request';
import { applicationReader, type Application } from '@/domain/review/application';
import { applicationStatus } from '@/domain/review/application-status';
import { NO_ASSESSMENT } from '@/domain/review/assessment';
import type { QueuedDecision } from '@/domain/review/decision-queue';
import type { DecisionRecord } from '@/domain/review/decision-record';
import type { Delivery, DeliveryState } from '@/domain/review/delivery';
import type { Outcome } from '@/domain/review/outcome';
import { statusWords } from '@/domain/review/status-words';
import { readDeskAddress } from '@/domain/review/desk-address';
import { afterDecision, arrivals, deskOrderReducer, undecidedBeside } from '@/domain/review/desk-order';
import { REVIEW_UNDO_SECONDS } from '@/domain/limits';
import { createAddressStore, useAddress, type HowToWrite } from './address-store';
import { NARROW } from './desk-frame';
import { useKept, useReviewRoom, useRunnerState } from './review-room';

/** How an application stands at this moment. */
export type DeskStatus =
  | { kind: 'open' }
  | { kind: 'waiting' | 'sending'; outcome: Outcome }
  /** @property attempt tells one failure from the next */
  | { kind: 'failed'; text: string; isUnconfirmed: boolean; attempt: number }
  /** A page that is gone had decided on it and may not have sent it. */
  | { kind: 'found' }
  | { kind: 'elsewhere' }
  /** `words` tell how, and whether it was decided here. */
  | { kind: 'decided'; words: string; note: string };

const OPEN: DeskStatus = { kind: 'open' };

function useApplications(
  { questions }: Board,
  requests: readonly JoinRequest[],
): ReadonlyMap<string, Application> {
  const read = useMemo(() => applicationReader(questions), [questions]);
  return useMemo(() => read(requests), [read, requests]);
}

/** How the list and the decisions made on this device have it; a list can be older than those. */
function settledStatus(
  request: JoinRequest | undefined,
  record: DecisionRecord | undefined,
  failed: QueuedDecision | undefined,
): DeskStatus {
  const delivery = failed === undefined ? null : failedDelivery(failed);
  const status = applicationStatus(request, NO_ASSESSMENT, delivery, record ?? null);
  if (status.kind !== 'decided' && status.kind !== 'gone') return OPEN;
  const note = (request?.acceptanceNote || request?.rejectionNote || record?.note) ?? '';
  return { kind: 'decided', words: statusWords(status), note };
}

/** What the list is compared with, to tell own decisions from those of others. */
function failedDelivery({ batch: _batch, problem, ...decision }: QueuedDecision): Delivery {
  const state: DeliveryState =
    problem?.kind === 'unconfirmed'
      ? { kind: 'unconfirmed', refusal: null }
      : { kind: 'refused', text: problem?.text ?? '' };
  return { ...decision, runId: '', mayHaveArrived: problem?.kind === 'unconfirmed', state };
}

function statusOfEntry({ stage, outcome, problem, dueAt }: QueuedDecision): DeskStatus {
  if (stage !== 'failed') return { kind: stage, outcome };
  const text = problem?.text ?? '';
  if (problem?.kind === 'taken') return { kind: 'decided', words: 'Decided elsewhere', note: text };
  return { kind: 'failed', text, isUnconfirmed: problem?.kind === 'unconfirmed', attempt: dueAt };
}

function useStatuses(boardId: string, requests: readonly JoinRequest[]) {
  const room = useReviewRoom();
  const records = useKept(room.history(boardId));
  const listed = useMemo(() => new Map(requests.map((request) => [request.id, request])), [requests]);
  const { queue, found, elsewhere } = useRunnerState(room.runner);
  const entries = useMemo(
    () => new Map(queue.entries.map((entry) => [entry.requestId, entry])),
    [queue.entries],
  );
  const left = useMemo(() => {
    const special = new Map<string, DeskStatus>();
    found.forEach(({ requestId }) => special.set(requestId, { kind: 'found' }));
    elsewhere.forEach((requestId) => special.set(requestId, { kind: 'elsewhere' }));
    return special;
  }, [found, elsewhere]);
  const statusOf = useCallback(
    (id: string): DeskStatus => {
      const entry = entries.get(id);
      const special = entry === undefined ? left.get(id) : statusOfEntry(entry);
      if (special !== undefined && entry?.stage !== 'failed') return special;
      const settled = settledStatus(listed.get(id), records.get(id), entry);
      return settled.kind === 'open' && special !== undefined ? special : settled;
    },
    [entries, left, listed, records],
  );
  return { room, queue, statusOf };
}

/**
 * The desk's state: the frozen order, where the reviewer is, and how every application stands. It does not change with
 * the application on screen: what shows that one asks for it by itself (`useCurrent`, `useIsCurrent`).
 */
export function useDesk(board: Board, requests: readonly JoinRequest[]) {
  const applications = useApplications(board, requests);
  const { room, queue, statusOf } = useStatuses(board.id, requests);
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
      return status.kind === 'open' || (status.kind === 'failed' && !status.isUnconfirmed);
    },
    [statusOf],
  );
  const undecidedCount = useMemo(() => order.ids.filter(isUndecided).length, [order.ids, isUndecided]);
  // Once: what is being read must not give way to another because somebody else decides on it.
  const [firstShown, setFirstShown] = useState<string | null>(null);
  const firstId = firstShown ?? order.ids.find(isUndecided) ?? order.ids[0] ?? null;
  if (firstId !== firstShown) setFirstShown(firstId);
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
    /** Away from the application on screen, if it is among those that have just been decided together. */
    leaveDecided(visible: readonly string[], ids: ReadonlySet<string>) {
      const id = currentId();
      const isListOnly = address.get().request === null && window.matchMedia(NARROW).matches;
      if (id === null || !ids.has(id) || isListOnly) return;
      const next = afterDecision(visible, (one) => isUndecided(one) && !ids.has(one), id);
      if (next !== null) select(next);
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
