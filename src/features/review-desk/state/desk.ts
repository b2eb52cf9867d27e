import type { Application } from '@/domain/review/application';
import { canBeDecided } from '@/domain/review/application-status';
import { changedAt, type Assessment, type Verdict, type VerdictStep } from '@/domain/review/assessment';
import { beside, nextToDo } from '@/domain/review/desk-order';
import type { PileCounts } from '@/domain/review/pile';
import { earlyOnes, givenBefore, isFromBefore, isListedIn, keptBefore } from '@/domain/review/second-pass';
import { afterPaint, subscribeAfterPaint } from '@/lib/loading/after-paint';
import { saidAgain } from '@/lib/said-again';
import { createStore, type Store } from '@/lib/stores/create-store';
import { derived } from '@/lib/stores/derived';
import { createEmitter } from '@/lib/stores/emitter';
import { showNotice } from '@/ui/toasts/notice-store';
import { NARROW, type HowToWrite } from './address-store';
import { nextChangeTime } from './assessments';
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
export interface Desk
  extends Omit<DeskFacts, 'forgetEarlier' | 'counterOf'>, Omit<DeskVisit, 'follow' | 'setSecondPass'> {
  /** Called with every change. */
  subscribe: Subscribe;
  /** The same, but after the next paint, and once for several changes. */
  subscribeAfterPaint: Subscribe;

  /** Of the latest list. */
  listCounts(): PileCounts;
  /** Whatever any filter can show: the order, or in a pass of a few only these. */
  listed(): readonly string[];
  /** Of `listed`, by `shownPileOf`. */
  counts(): PileCounts;
  /** Hides what has been given so far, until there is a new one. @param only these, and they are listed alone; null for all */
  beginSecondPass(only: readonly string[] | null): void;
  endSecondPass(): void;
  /** The first ones of a long sitting, to be judged again; none where that is not offered. */
  earlyOnes(): readonly string[];

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
  compare(ids: readonly string[]): void;
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
  /** Score, note, star, tags or comment. */
  change(id: string, changes: Partial<Assessment>): void;

  /** Announces it to screen readers. */
  say(text: string): void;
  /** What was announced last. */
  readonly said: Store<string>;
  /** What was undone or given anew last, until the next verdict or application. */
  readonly told: Store<Told | null>;
}

const NONE: readonly string[] = [];
const NOT_LISTED = 'The application that the keys act on is not in this list. Choose one.';
const NONE_LISTED = 'There is no application here that the keys could act on.';

/** Made once for a room and a board. */
export function createDesk(
  room: Pick<ReviewRoom, 'uid' | 'store' | 'assessments' | 'settings'>,
  boardId: string,
): Desk {
  const { assessments } = room;
  const settings = room.settings(boardId);
  const facts = createDeskFacts(room, boardId);
  const visit = createDeskVisit(facts, settings, room.uid);
  const { address, currentId, visible } = visit;
  const { statusOf, assessmentOf } = facts;
  const sources = [room.store, address, settings].map((source) => source.subscribe);
  const { subscribe, emit } = createEmitter(() => {
    const stops = [...sources, facts.subscribeList, visit.follow].map((follow) => follow(emit));
    return () => stops.forEach((stop) => stop());
  });
  const isOpen = (id: string) => canBeDecided(statusOf(id));
  const verdictOf = (id: string) => assessmentOf(id).verdict;
  /** With the others of the same people: they get one answer. Undo goes to the first. */
  const openOf = (ids: readonly string[]) =>
    [...new Set(ids.flatMap((id) => [id, ...facts.together(id)]))].filter(isOpen);
  const requestIds = derived(
    () => [facts.requests()],
    (requests) => requests.map(({ id }) => id),
  );

  const changeAll = (patches: readonly AssessmentPatch[]) => assessments.change(boardId, patches);
  const isHidden = (id: string, what: 'verdict' | 'score' = 'verdict') =>
    isFromBefore(visit.secondPass(), id, assessmentOf(id), what);
  /** What the second pass hides of it, to be kept beside a new one. */
  const before = (id: string, what: 'verdict' | 'score' = 'verdict') =>
    isHidden(id, what) ? keptBefore(assessmentOf(id), what) : {};
  const startedAt = nextChangeTime();
  /** Whatever is still to be decided and was judged in this sitting, with the time when it was first. */
  const judgedHere = () =>
    visit.order().flatMap((id) => {
      const assessment = assessmentOf(id);
      const given = (['verdict', 'score'] as const).filter((what) => assessment[what] !== null);
      const at = Math.min(...given.map((what) => changedAt(assessment, what)));
      return given.length > 0 && at >= startedAt && isOpen(id) ? [{ id, at }] : [];
    });
  const markRead = (id: string | null) => {
    if (id !== null && !assessmentOf(id).isRead) changeAll([[id, { isRead: true }]]);
  };
  /** In a comparison nothing changes that is not among the compared, and in a second pass nothing that it hides. */
  const isVerdictSeen = (id: string) => {
    const { mode, compared } = address.get();
    if (mode === 'compare' && !compared.flatMap(facts.together).includes(id)) return false;
    return isListedIn(visit.secondPass(), id) && visit.shownOf(id).verdict === verdictOf(id);
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
  const listed = derived(
    () => [visit.order(), visit.secondPass()],
    (order, pass) => order.filter((id) => isListedIn(pass, id)),
  );
  const counts = facts.counterOf(listed, visit.shownPileOf, visit.secondPass);
  return {
    ...facts,
    ...visit,
    subscribe,
    subscribeAfterPaint: subscribeAfterPaint(subscribe),
    listCounts: facts.counterOf(requestIds),
    listed,
    counts,
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
    beginSecondPass: (only) => visit.setSecondPass(true, only, nextChangeTime()),
    endSecondPass: () => visit.setSecondPass(false, null, nextChangeTime()),
    earlyOnes: derived(
      () => [facts.work(), visit.order(), visit.secondPass()],
      () => (visit.secondPass().since < startedAt ? earlyOnes(judgedHere(), counts().toRead) : NONE),
    ),
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
    show: (mode) => address.change({ mode, compared: [] }, 'push'),
    compare: (compared) => address.change({ mode: 'compare', compared }, 'push'),
    openInList: (request) => address.change({ mode: 'list', compared: [], request }, 'push'),
    judge(ids, verdict) {
      told.set(null);
      assessments.giveVerdict(boardId, openOf(ids), verdict, before, isHidden);
    },
    press(id, pressed) {
      if (!isOpen(id)) return null;
      told.set(null);
      const all = openOf([id]);
      const verdict = all.every((one) => visit.shownOf(one).verdict === pressed) ? null : pressed;
      assessments.giveVerdict(boardId, all, verdict, (one) => ({ isRead: true, ...before(one) }), isHidden);
      return verdict === null ? null : nextToDo(visible(), id, (one) => visit.shownPileOf(one) === 'toRead');
    },
    canUndo: () => assessments.canUndo(boardId, isVerdictSeen),
    undo() {
      // Once the pass is over nothing is to be hidden again.
      const isShownAnew = (id: string) =>
        givenBefore(visit.secondPass(), id, assessmentOf(id)).verdict !== null;
      const canTakeBack = (id: string, isSame: boolean) => isOpen(id) && (!isSame || isShownAnew(id));
      return assessments.undo(boardId, canTakeBack, isVerdictSeen);
    },
    change(id, changes) {
      const all = changes.score === undefined ? changes : { ...changes, ...before(id, 'score') };
      changeAll((changes.notes === undefined ? [id] : facts.together(id)).map((one) => [one, all]));
    },
    say: (text) => said.set(saidAgain(said.get(), text)),
    said,
    told,
  };
}
