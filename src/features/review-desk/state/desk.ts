import type { Application } from '@/domain/review/application';
import { canBeDecided } from '@/domain/review/application-status';
import type { Assessment, Verdict } from '@/domain/review/assessment';
import { beside, nextToDo } from '@/domain/review/desk-order';
import { afterPaint, subscribeAfterPaint } from '@/lib/loading/after-paint';
import { saidAgain } from '@/lib/said-again';
import { createStore } from '@/lib/stores/create-store';
import { derived } from '@/lib/stores/derived';
import { createEmitter } from '@/lib/stores/emitter';
import { showNotice } from '@/ui/toasts/notice-store';
import { NARROW, type HowToWrite } from './address-store';
import { createDeskFacts } from './desk-facts';
import { createDeskVisit } from './desk-visit';
import type { ReviewRoom } from './review-room';

export interface Told {
  text: string;
  /** The applicant whose name follows the text, unless names are hidden. */
  person?: Application | undefined;
  /** The application that was on screen then. */
  requestId: string;
}

const NOT_LISTED = 'The application that the keys act on is not in this list. Choose one.';
const NONE_LISTED = 'There is no application here that the keys could act on.';

/**
 * Everything that one reviewer knows of a board's applications and can do with them, except sending. There is one for
 * each board (`ReviewRoom.desk`). Getters are live, and return the same object until it changes.
 */
export function createDesk(room: Pick<ReviewRoom, 'store' | 'assessments' | 'settings'>, boardId: string) {
  const { assessments } = room;
  const settings = room.settings(boardId);
  const facts = createDeskFacts(room, boardId);
  const visit = createDeskVisit(facts, settings);
  const { address, currentId, visible } = visit;
  const { statusOf, assessmentOf } = facts;
  const sources = [room.store, address, settings].map((source) => source.subscribe);
  const { subscribe, emit } = createEmitter(() => {
    const stops = [...sources, facts.subscribeList, visit.follow].map((follow) => follow(emit));
    return () => stops.forEach((stop) => stop());
  });
  const isOpen = (id: string) => canBeDecided(statusOf(id));
  const requestIds = derived(
    () => [facts.requests()],
    (requests) => requests.map(({ id }) => id),
  );

  const change = (id: string, changes: Partial<Assessment>) => assessments.change(boardId, [[id, changes]]);
  const markRead = (id: string | null) => {
    if (id !== null && !assessmentOf(id).isRead) change(id, { isRead: true });
  };
  const said = createStore('');
  const told = createStore<Told | null>(null);
  const isListAlone = () => address.get().request === null && window.matchMedia(NARROW).matches;
  /** @param canGoBack whether the list may be reached by Back, which takes a moment */
  const select = (id: string | null, canGoBack = true): void => {
    told.set(null);
    // On small screens the application is a screen of its own, which Back leaves.
    const how: HowToWrite = isListAlone() ? 'push' : 'replace';
    const left = isListAlone() ? null : currentId();
    // Storing it would be a fifth of a step; only its row shows it, which also follows later.
    if (left !== id) afterPaint(() => markRead(left));
    // Otherwise each application that was read would leave one more list behind, which Back goes through.
    if (id === null && canGoBack && address.back({ request: null })) return;
    address.change({ request: id }, how);
  };
  const applicationOf = (id: string | null) => (id === null ? null : (facts.applications().get(id) ?? null));
  return {
    ...facts,
    ...visit,
    /** Notifies of every change. */
    subscribe,
    /** Notifies after the next paint, once for several changes. */
    subscribeAfterPaint: subscribeAfterPaint(subscribe),
    /** Counts the applications of the latest list. */
    listCounts: facts.counterOf(requestIds),
    /** Counts the applications of the desk's fixed order. */
    counts: facts.counterOf(visit.order),
    open(query: string): void {
      said.set('');
      told.set(null);
      visit.open(query);
    },
    /** The application that is on screen. */
    readCurrent: () => applicationOf(currentId()),
    /**
     * The application that the keys act on. If a filter has removed it from the list and it isn't on screen beside
     * the list either, a notice says so: a key that does nothing looks broken.
     */
    readShown(): Application | null {
      const application = applicationOf(currentId());
      if (application === null) return null;
      const isBeside = address.get().mode === 'list' && !isListAlone();
      const listed = visible();
      if (isBeside || listed.includes(application.id)) return application;
      showNotice(listed.length === 0 ? NONE_LISTED : NOT_LISTED);
      return null;
    },
    /** Whether the list has the screen to itself, if applications are listed at all. */
    isListAlone,
    select,
    /** Makes this the application that the keys act on, without opening it. */
    point(id: string): void {
      if (address.get().request !== id) address.change({ request: id });
    },
    /** Goes to the application before or after. @returns whether there is one */
    step(direction: -1 | 1): boolean {
      const id = beside(visible(), currentId(), direction);
      if (id === null) return false;
      select(id);
      return true;
    },
    show: (mode: 'list' | 'table') => address.change({ mode }, 'push'),
    /** Goes from another view to one application. */
    openInList: (request: string) => address.change({ mode: 'list', request }, 'push'),
    /** Gives several applications a verdict as one step of undo, except those that are decided or being sent. */
    judge(ids: readonly string[], verdict: Verdict | null): void {
      told.set(null);
      assessments.giveVerdict(boardId, ids.filter(isOpen), verdict);
    },
    /**
     * Gives one application a verdict; the same verdict again removes it.
     * @returns the application to go to next; null to stay
     */
    press(id: string, pressed: Verdict): string | null {
      if (!isOpen(id)) return null;
      told.set(null);
      const verdict = assessmentOf(id).verdict === pressed ? null : pressed;
      assessments.giveVerdict(boardId, [id], verdict, { isRead: true });
      return verdict === null ? null : nextToDo(visible(), id, (one) => facts.pileOf(one) === 'toRead');
    },
    canUndo: () => assessments.canUndo(boardId),
    /** @returns the undone step; null if there was nothing to undo */
    undo: () => assessments.undo(boardId, isOpen),
    /** Changes score, note, tags or comment. */
    change,
    /** Announces a text to screen readers. */
    say: (text: string) => said.set(saidAgain(said.get(), text)),
    /** The latest announcement. */
    said,
    /** The latest undone step, until the next verdict or application. */
    told,
  };
}

export type Desk = ReturnType<typeof createDesk>;
