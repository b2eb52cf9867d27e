import { useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import type { Board } from '@/domain/board';
import { isPending, type JoinRequest } from '@/domain/join-request';
import { applicationReader, type Application } from '@/domain/review/application';
import type { ApplicationStatus } from '@/domain/review/application-status';
import type { Assessment } from '@/domain/review/assessment';
import { blindApplication } from '@/domain/review/blind';
import { readDeskAddress } from '@/domain/review/desk-address';
import { arrivals, deskOrderReducer } from '@/domain/review/desk-order';
import type { PileCounts } from '@/domain/review/pile';
import { subscribeAfterPaint } from '@/lib/loading/after-paint';
import { createStore } from '@/lib/stores/create-store';
import { useStoreLater } from '@/lib/stores/use-store-later';
import { useBoardSettings } from '../state/board-settings';
import { createPileCounter, deskFacts } from '../state/desk-facts';
import type { ReviewRoom } from '../state/review-room';
import { createAddressStore, useAddress } from './address-store';
import { shownSort } from '@/domain/review/desk-sort';
import { deskActions, sorted } from './desk-actions';

interface Undone {
  text: string;
  /** The application that was on screen then. */
  requestId: string;
}

function useApplications(
  { questions }: Board,
  requests: readonly JoinRequest[],
): ReadonlyMap<string, Application> {
  const read = useMemo(() => applicationReader(questions), [questions]);
  return useMemo(() => read(requests), [read, requests]);
}

/**
 * The desk's state: the frozen order, where the reviewer is, and what is known about every application. It is the same
 * object until one of those changes, so that rows do not render again for anything else.
 */
export function useDesk(board: Board, requests: readonly JoinRequest[], room: ReviewRoom) {
  const applications = useApplications(board, requests);
  const facts = useMemo(() => deskFacts(room, board.id, requests), [room, board.id, requests]);
  const { isBlind } = useBoardSettings(room, board.id);
  const [address] = useState(() => {
    const start = readDeskAddress(new URLSearchParams(window.location.search), board.questions);
    return createAddressStore({ ...start, sort: shownSort(start.sort, isBlind) });
  });
  const pendingIds = useMemo(() => requests.filter(isPending).map(({ id }) => id), [requests]);
  // What had been decided before is at the end, and shown only on request.
  const [decidedBefore] = useState(
    () => new Set(requests.filter((request) => !isPending(request)).map(({ id }) => id)),
  );
  const [order, changeOrder] = useReducer(deskOrderReducer, pendingIds, (ids) => {
    const parts = { applications, facts, address };
    // An order by what names are hidden in would reveal them.
    const shownAs = isBlind && address.get().sort !== 'arrival' ? blindApplication : undefined;
    return { ids: [...sorted(parts, ids, shownAs), ...sorted(parts, decidedBefore, shownAs)] };
  });
  const mode = useAddress(address, (now) => now.mode);
  const [said] = useState(() => createStore(''));
  const [undone] = useState(() => createStore<Undone | null>(null));
  const newIds = useMemo(() => arrivals(order, pendingIds), [order, pendingIds]);

  // Once: what is being read must not be replaced because somebody else decides on it.
  const [firstId, setFirstId] = useState<string | null>(null);
  const first = firstId ?? order.ids.find(facts.isToRead) ?? order.ids[0] ?? null;
  if (first !== firstId) setFirstId(first);

  return useMemo(
    () => ({
      board,
      room,
      applications,
      order: order.ids,
      /** Decided when the desk was opened. */
      decidedBefore,
      ...facts,
      newIds,
      address,
      /** How the applications are displayed. */
      mode,
      /** What was announced to screen readers last. */
      said,
      /** What was undone last, as long as it is on screen. */
      undone,
      subscribeRows: subscribeAfterPaint(room.store.subscribe, address.subscribe),
      readCounts: createPileCounter(room.store, board.id, order.ids, facts.pileOf),
      ...deskActions({ board, room, applications, facts, address, firstId: first, changeOrder, said }),
    }),
    [board, room, applications, order, decidedBefore, facts, newIds, address, first, mode, said, undone],
  );
}

export type Desk = ReturnType<typeof useDesk>;

/** What the desk knows, live. @param read must be pure, and return equal values as the same object */
export function useOfDesk<T>({ room: { store } }: Desk, read: () => T): T {
  return useSyncExternalStore(store.subscribe, read);
}

/** How many applications are in each pile, live, but after the step or verdict itself has been rendered. */
export const usePileCounts = ({ room: { store }, readCounts }: Desk): PileCounts =>
  useStoreLater(store.subscribe, readCounts);

export const useStatus = (desk: Desk, id: string): ApplicationStatus =>
  useOfDesk(desk, () => desk.statusOf(id));

export const useAssessment = (desk: Desk, id: string): Assessment =>
  useOfDesk(desk, () => desk.assessmentOf(id));

/** The application that the keys act on, live; null for none. */
export const useCurrentId = ({ address, currentId }: Desk): string | null => useAddress(address, currentId);

/** The application on screen, live; null if there is none, or it is gone. */
export function useCurrent(desk: Desk): Application | null {
  const { applications } = desk;
  const id = useCurrentId(desk);
  return id === null ? null : (applications.get(id) ?? null);
}

/** Whether an application is the one on screen, live. */
export function useIsCurrent({ address, currentId }: Desk, id: string): boolean {
  return useAddress(address, () => currentId() === id);
}

/**
 * What a row of the list shows, live, but rendered after the next paint: a step or a verdict is answered by the
 * application beside the list, and the rows follow a frame later.
 */
export function useRow({ subscribeRows, statusOf, assessmentOf, currentId }: Desk, id: string) {
  return {
    status: useSyncExternalStore(subscribeRows, () => statusOf(id)),
    assessment: useSyncExternalStore(subscribeRows, () => assessmentOf(id)),
    isCurrent: useSyncExternalStore(subscribeRows, () => currentId() === id),
  };
}
