import type { Application } from '@/domain/review/application';
import { canBeDecided } from '@/domain/review/application-status';
import type { Assessment, Verdict, VerdictStep } from '@/domain/review/assessment';
import { beside, nextToDo } from '@/domain/review/desk-order';
import type { PileCounts } from '@/domain/review/pile';
import { afterPaint, subscribeAfterPaint } from '@/lib/loading/after-paint';
import { saidAgain } from '@/lib/said-again';
import { createStore, type Store } from '@/lib/stores/create-store';
import { derived } from '@/lib/stores/derived';
import { createEmitter } from '@/lib/stores/emitter';
import { showNotice } from '@/ui/toasts/notice-store';
import { NARROW, type HowToWrite } from './address-store';
import { createDeskFacts, type DeskFacts } from './desk-facts';
import { createDeskVisit, type DeskVisit } from './desk-visit';
import type { ReviewRoom } from './review-room';
import type { AssessmentPatch } from './review-ports';

export interface Told {
  text: string;
  /** The applicant whose name follows the text, unless names are hidden. */
  person?: Application | undefined;
  /** The application that was on screen then. */
  requestId: string;
}

type Subscribe = (listener: () => void) => () => void;

/**
 * All that one reviewer knows of a board's applications, and all that they can do with them, but for sending. There is
 * one for each board (`ReviewRoom.desk`); what is read is live, and the same object as long as it has not changed.
 */
export interface Desk extends Omit<DeskFacts, 'forgetEarlier' | 'counterOf'>, Omit<DeskVisit, 'follow'> {
  /** Called with every change. */
  subscribe: Subscribe;
  /** The same, but after the next paint, and once for several changes. */
  subscribeAfterPaint: Subscribe;

  /** Of the latest list. */
  listCounts(): PileCounts;
  /** Counts the applications of the desk's fixed order. */
  counts(): PileCounts;

  /** The application that is on screen now. */
  readCurrent(): Application | null;
  /**
   * The application that the keys act on, as long as people can see which one that is: a filter may have left it out,
   * and only beside the list it is on screen all the same. Otherwise it says so, since a key that does nothing looks
   * broken.
   */
  readShown(): Application | null;
  /** Whether the list has the screen to itself, if applications are listed at all. */
  isListAlone(): boolean;
  /** @param canGoBack whether the list may be gone to by Back, which takes a moment */
  select(id: string | null, canGoBack?: boolean): void;
  /** Makes this the application that the keys act on, without opening it. */
  point(id: string): void;
  /** Goes to the one before or after. @returns whether there is one */
  step(direction: -1 | 1): boolean;
  show(mode: 'list' | 'table'): void;
  /** From another view to one application. */
  openInList(id: string): void;

  /** Gives all of these a verdict, as one step of undo; what is decided or being sent is left out. */
  judge(ids: readonly string[], verdict: Verdict | null): void;
  /**
   * The reviewer has pressed a verdict for one application: the same one again removes it.
   * @returns where to go next; null to stay
   */
  press(id: string, pressed: Verdict): string | null;
  canUndo(): boolean;
  /** @returns what was undone; null for nothing */
  undo(): VerdictStep | null;
  /** Score, note, tags or comment. */
  change(id: string, changes: Partial<Assessment>): void;

  /** Announces it to screen readers. */
  say(text: string): void;
  /** What was announced last. */
  readonly said: Store<string>;
  /** What was undone last, until the next verdict or application. */
  readonly told: Store<Told | null>;
}

const NOT_LISTED = 'The application that the keys act on is not in this list. Choose one.';
const NONE_LISTED = 'There is no application here that the keys could act on.';

/** Made once for a room and a board. */
export function createDesk(
  room: Pick<ReviewRoom, 'store' | 'assessments' | 'settings'>,
  boardId: string,
): Desk {
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

  const changeAll = (patches: readonly AssessmentPatch[]) => assessments.change(boardId, patches);
  const markRead = (id: string | null) => {
    if (id !== null && !assessmentOf(id).isRead) changeAll([[id, { isRead: true }]]);
  };
  const said = createStore('');
  const told = createStore<Told | null>(null);
  const isListAlone = () => address.get().request === null && window.matchMedia(NARROW).matches;
  const select = (id: string | null, canGoBack = true) => {
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
    subscribe,
    subscribeAfterPaint: subscribeAfterPaint(subscribe),
    listCounts: facts.counterOf(requestIds),
    counts: facts.counterOf(visit.order),
    open(query) {
      said.set('');
      told.set(null);
      visit.open(query);
    },
    readCurrent: () => applicationOf(currentId()),
    readShown() {
      const application = applicationOf(currentId());
      if (application === null) return null;
      const isBeside = address.get().mode === 'list' && !isListAlone();
      const listed = visible();
      if (isBeside || listed.includes(application.id)) return application;
      showNotice(listed.length === 0 ? NONE_LISTED : NOT_LISTED);
      return null;
    },
    isListAlone,
    select,
    point(id) {
      if (address.get().request !== id) address.change({ request: id });
    },
    step(direction) {
      const id = beside(visible(), currentId(), direction);
      if (id === null) return false;
      select(id);
      return true;
    },
    show: (mode) => address.change({ mode }, 'push'),
    openInList: (request) => address.change({ mode: 'list', request }, 'push'),
    judge(ids, verdict) {
      told.set(null);
      assessments.giveVerdict(boardId, ids.filter(isOpen), verdict);
    },
    press(id, pressed) {
      if (!isOpen(id)) return null;
      told.set(null);
      const verdict = assessmentOf(id).verdict === pressed ? null : pressed;
      assessments.giveVerdict(boardId, [id], verdict, { isRead: true });
      return verdict === null ? null : nextToDo(visible(), id, (one) => facts.pileOf(one) === 'toRead');
    },
    canUndo: () => assessments.canUndo(boardId),
    undo: () => assessments.undo(boardId, isOpen),
    change: (id, changes) => changeAll([[id, changes]]),
    say: (text) => said.set(saidAgain(said.get(), text)),
    said,
    told,
  };
}
