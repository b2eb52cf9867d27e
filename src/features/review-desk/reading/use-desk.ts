import { useCallback, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import type { Board } from '@/domain/board';
import { isPending, type JoinRequest } from '@/domain/join-request';
import { applicationReader, type Application } from '@/domain/review/application';
import { canBeDecided, type ApplicationStatus } from '@/domain/review/application-status';
import { pressedVerdict, type Assessment, type Verdict, type VerdictStep } from '@/domain/review/assessment';
import { readDeskAddress } from '@/domain/review/desk-address';
import { afterDecision, arrivals, beside, deskOrderReducer } from '@/domain/review/desk-order';
import { sortedIds, type DeskSort } from '@/domain/review/desk-sort';
import { pileOf, type Pile, type PileCounts } from '@/domain/review/pile';
import { createStore } from '@/lib/create-store';
import { patched } from '../state/assessments-slice';
import { createPileCounter } from '../state/pile-counts';
import type { ReviewRoom } from '../state/review-room';
import { createStatusReader } from '../state/status-reader';
import { assessmentOf as readAssessment, giveVerdict, giveVerdicts, undoVerdict } from '../state/verdicts';
import { createAddressStore, useAddress, type HowToWrite } from './address-store';
import { NARROW } from './desk-frame';

function useApplications(
  { questions }: Board,
  requests: readonly JoinRequest[],
): ReadonlyMap<string, Application> {
  const read = useMemo(() => applicationReader(questions), [questions]);
  return useMemo(() => read(requests), [read, requests]);
}

/**
 * What the desk knows about each application, read on demand. Nothing here changes with a verdict or a note: components
 * that show those subscribe themselves (`useOfDesk`), so that a key press renders two rows and the application only.
 */
function useFacts(room: ReviewRoom, boardId: string, requests: readonly JoinRequest[]) {
  const { store } = room;
  return useMemo(() => {
    const statusOf = createStatusReader(store, boardId, requests);
    const assessmentOf = (id: string): Assessment => readAssessment(store, boardId, id);
    const pile = (id: string): Pile => pileOf(statusOf(id), assessmentOf(id).verdict);
    return { statusOf, assessmentOf, pileOf: pile, isToRead: (id: string) => pile(id) === 'toRead' };
  }, [store, boardId, requests]);
}

/** The desk's state: the frozen order, where the reviewer is, and what is known of every application. */
export function useDesk(board: Board, requests: readonly JoinRequest[], room: ReviewRoom) {
  const { store } = room;
  const applications = useApplications(board, requests);
  const facts = useFacts(room, board.id, requests);
  const { statusOf, assessmentOf, isToRead } = facts;
  const [address] = useState(() =>
    createAddressStore(readDeskAddress(new URLSearchParams(window.location.search), board.questions)),
  );
  const pendingIds = useMemo(() => requests.filter(isPending).map(({ id }) => id), [requests]);
  const inOrder = (ids: readonly string[], shownAs = (application: Application) => application) => {
    const listed = ids.map((id) => applications.get(id)).filter((one) => one !== undefined);
    return sortedIds(listed.map(shownAs), address.get().sort, ({ id }) => assessmentOf(id));
  };
  // What had been decided before is at the end, and shown only on request.
  const [decidedBefore] = useState(
    () => new Set(requests.filter((request) => !isPending(request)).map(({ id }) => id)),
  );
  const [order, changeOrder] = useReducer(deskOrderReducer, pendingIds, (ids) => ({
    ids: [...inOrder(ids), ...inOrder([...decidedBefore])],
  }));
  const mode = useAddress(address, (now) => now.mode);
  const [said] = useState(() => createStore(''));
  const readCounts = useMemo(
    () => createPileCounter(store, board.id, order.ids, facts.pileOf),
    [store, board.id, order.ids, facts],
  );

  // Once: what is being read must not be replaced because somebody else decides on it.
  const [firstId, setFirstId] = useState<string | null>(null);
  const first = firstId ?? order.ids.find(isToRead) ?? order.ids[0] ?? null;
  if (first !== firstId) setFirstId(first);
  const currentId = () => address.get().request ?? first;

  const markRead = (id: string | null) => {
    if (id === null || assessmentOf(id).isRead) return;
    store.dispatch(patched({ boardId: board.id, patches: [[id, { isRead: true }]], step: null }));
  };
  const select = useCallback(
    (id: string | null) => {
      // On small screens the application is a screen of its own, which Back leaves.
      const isOpened = address.get().request === null && window.matchMedia(NARROW).matches;
      const how: HowToWrite = isOpened ? 'push' : 'replace';
      address.change({ request: id }, how);
    },
    [address],
  );

  return {
    board,
    room,
    applications,
    order: order.ids,
    /** Decided when the desk was opened. */
    decidedBefore,
    changeOrder,
    ...facts,
    newIds: useMemo(() => arrivals(order, pendingIds), [order, pendingIds]),
    address,
    /** Shown if the address names none. */
    firstId: first,
    /** The application that is on screen now. */
    readCurrent(): Application | null {
      const id = currentId();
      return id === null ? null : (applications.get(id) ?? null);
    },
    select,
    /** Makes this the application that the keys act on, without opening it. */
    point(id: string): void {
      if (address.get().request !== id) address.change({ request: id });
    },
    readCounts,
    /** Announces a text to screen readers. */
    said,
    say: said.set,
    /** How the applications are displayed. */
    mode,
    show: (next: 'list' | 'table') => address.change({ mode: next, compared: [], asked: 0 }, 'push'),
    /**
     * The answers to one question, one after the other.
     * @param request the first one to read; null for the first of all
     */
    ask: (asked: number, request: string | null) =>
      address.change({ mode: 'question', compared: [], asked, request }, 'push'),
    compare: (ids: readonly string[]) => address.change({ mode: 'compare', compared: ids }, 'push'),
    /** From another view to one application. */
    openInList: (id: string) => address.change({ mode: 'list', compared: [], asked: 0, request: id }, 'push'),
    /**
     * The reviewer has chosen another order; it is fixed again afterwards.
     * @param shownAs the applications as the blind pass shows them: an order must not reveal more
     */
    sortBy(sort: DeskSort, shownAs: (application: Application) => Application) {
      address.change({ sort });
      changeOrder({ type: 'sorted', ids: inOrder([...applications.keys()], shownAs) });
    },
    /** Goes to the one before or after. @returns whether there is one */
    step(visible: readonly string[], direction: -1 | 1): boolean {
      const id = beside(visible, currentId(), direction);
      if (id === null) return false;
      markRead(currentId());
      select(id);
      return true;
    },
    /** Gives all of these a verdict, as one step of undo; what is decided or being sent is left out. */
    judge(ids: readonly string[], verdict: Verdict | null): void {
      const open = ids.filter((id) => canBeDecided(statusOf(id)));
      giveVerdict(store, board.id, open, verdict);
    },
    /** The same with a verdict for each. @returns what was changed */
    apply(step: VerdictStep): VerdictStep {
      return giveVerdicts(
        store,
        board.id,
        step.filter(({ requestId }) => canBeDecided(statusOf(requestId))),
      );
    },
    /**
     * The reviewer has pressed a verdict for one application: the same one again takes it away.
     * @returns where to go next; null to stay
     */
    press(visible: readonly string[], id: string, pressed: Verdict): string | null {
      if (!canBeDecided(statusOf(id))) return null;
      const verdict = pressedVerdict(assessmentOf(id).verdict, pressed);
      giveVerdict(store, board.id, [id], verdict, { isRead: true });
      return verdict === null ? null : afterDecision(visible, isToRead, id);
    },
    undo: () => undoVerdict(store, board.id),
    change(id: string, changes: Partial<Assessment>): void {
      store.dispatch(patched({ boardId: board.id, patches: [[id, changes]], step: null }));
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** What the desk knows, live. @param read must be pure, and return equal values as the same object */
export function useOfDesk<T>({ room: { store } }: Desk, read: () => T): T {
  return useSyncExternalStore(store.subscribe, read);
}

/** How many applications are in each pile, live. */
export const usePileCounts = (desk: Desk): PileCounts => useOfDesk(desk, desk.readCounts);

export const useStatus = (desk: Desk, id: string): ApplicationStatus =>
  useOfDesk(desk, () => desk.statusOf(id));

export const useAssessment = (desk: Desk, id: string): Assessment =>
  useOfDesk(desk, () => desk.assessmentOf(id));

/** The application on screen, live; null if there is none, or it is gone. */
export function useCurrent({ address, firstId, applications }: Desk): Application | null {
  const id = useAddress(address, ({ request }) => request ?? firstId);
  return id === null ? null : (applications.get(id) ?? null);
}

/** Whether an application is the one on screen, live. */
export function useIsCurrent({ address, firstId }: Desk, id: string): boolean {
  return useAddress(address, ({ request }) => (request ?? firstId) === id);
}
