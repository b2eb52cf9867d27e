import type { Board } from '@/domain/board';
import type { Application } from '@/domain/review/application';
import { canBeDecided } from '@/domain/review/application-status';
import { pressedVerdict, type Assessment, type Verdict, type VerdictStep } from '@/domain/review/assessment';
import { afterDecision, beside, type DeskOrderAction } from '@/domain/review/desk-order';
import type { DeskAddress } from '@/domain/review/desk-address';
import { sortedIds, type DeskSort } from '@/domain/review/desk-sort';
import { afterPaint } from '@/lib/loading/after-paint';
import type { Store } from '@/lib/stores/create-store';
import { showNotice } from '@/ui/toasts/notice-store';
import type { DeskFacts } from '../state/desk-facts';
import type { AssessmentPatch } from '../state/review-ports';
import type { ReviewRoom } from '../state/review-room';
import type { AddressStore, HowToWrite } from './address-store';
import { NARROW } from './desk-frame';

interface DeskParts {
  board: Pick<Board, 'id'>;
  room: Pick<ReviewRoom, 'assessments'>;
  applications: ReadonlyMap<string, Application>;
  facts: DeskFacts;
  address: AddressStore;
  /** Shown if the address names none. */
  firstId: string | null;
  changeOrder: (action: DeskOrderAction) => void;
  said: Store<string>;
}

const NOT_LISTED = 'The application that the keys act on is not in this list. Choose one.';
const NONE_LISTED = 'There is no application here that the keys could act on.';

/** The ids in the chosen order. */
export const sorted = (
  { applications, facts, address }: Pick<DeskParts, 'applications' | 'facts' | 'address'>,
  ids: Iterable<string>,
  shownAs = (application: Application) => application,
): string[] => {
  const listed = [...ids].map((id) => applications.get(id)).filter((one) => one !== undefined);
  return sortedIds(listed.map(shownAs), address.get().sort, ({ id }) => facts.assessmentOf(id));
};

/** What the reviewer can do at the desk. */
export function deskActions(parts: DeskParts) {
  const { board, room, applications, facts, address, firstId, changeOrder, said } = parts;
  const { assessments } = room;
  const { statusOf, assessmentOf, isToRead } = facts;
  const currentId = () => address.get().request ?? address.lastRequest() ?? firstId;
  const changeAll = (patches: readonly AssessmentPatch[]) => assessments.change(board.id, patches);
  const markRead = (id: string | null) => {
    if (id !== null && !assessmentOf(id).isRead) changeAll([[id, { isRead: true }]]);
  };
  // In a comparison nothing changes that is not among the compared.
  const canBeUndone = () => (address.get().mode === 'compare' ? address.get().compared : null);
  const isListAlone = () => address.get().request === null && window.matchMedia(NARROW).matches;
  const select = (id: string | null) => {
    // On small screens the application is a screen of its own, which Back leaves.
    const how: HowToWrite = isListAlone() ? 'push' : 'replace';
    address.change({ request: id }, how);
  };
  return {
    changeOrder,
    /** The application that the keys act on; null for none. */
    currentId,
    /** Whether the list has the screen to itself, if applications are listed at all. */
    isListAlone,
    /** The application that is on screen now. */
    readCurrent(): Application | null {
      const id = currentId();
      return id === null ? null : (applications.get(id) ?? null);
    },
    /**
     * The application that the keys act on, as long as people can see which one that is: a filter may have left it out,
     * and only beside the list it is on screen all the same. Otherwise it says so, since a key that does nothing looks
     * broken.
     * @param visible the ids in the list
     */
    readShown(visible: readonly string[]): Application | null {
      const id = currentId();
      const application = id === null ? undefined : applications.get(id);
      if (id === null || application === undefined) return null;
      const isBeside = address.get().mode === 'list' && !isListAlone();
      if (isBeside || visible.includes(id)) return application;
      showNotice(visible.length === 0 ? NONE_LISTED : NOT_LISTED);
      return null;
    },
    select,
    /** Makes this the application that the keys act on, without opening it. */
    point(id: string): void {
      if (address.get().request !== id) address.change({ request: id });
    },
    /** Announces a text to screen readers. */
    say: said.set,
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
      changeOrder({ type: 'sorted', ids: sorted(parts, applications.keys(), shownAs) });
    },
    /**
     * The URL was changed by Back, Forward or a link.
     * @param shownAs as in `sortBy`
     */
    adopt(next: DeskAddress, shownAs: (application: Application) => Application) {
      const isSorted = next.sort === address.get().sort;
      address.adopt(next);
      if (!isSorted) changeOrder({ type: 'sorted', ids: sorted(parts, applications.keys(), shownAs) });
    },
    /** Goes to the one before or after. @returns whether there is one */
    step(visible: readonly string[], direction: -1 | 1): boolean {
      const id = beside(visible, currentId(), direction);
      if (id === null) return false;
      const left = currentId();
      // Storing it would be a fifth of the step; only its row shows it, which also follows later (`useRow`).
      afterPaint(() => markRead(left));
      select(id);
      return true;
    },
    /** Gives all of these a verdict, as one step of undo; what is decided or being sent is left out. */
    judge(ids: readonly string[], verdict: Verdict | null): void {
      const open = ids.filter((id) => canBeDecided(statusOf(id)));
      assessments.giveVerdict(board.id, open, verdict);
    },
    /** The same with a verdict for each. @returns what was changed */
    apply(step: VerdictStep): VerdictStep {
      return assessments.giveVerdicts(
        board.id,
        step.filter(({ requestId }) => canBeDecided(statusOf(requestId))),
      );
    },
    /**
     * The reviewer has pressed a verdict for one application: the same one again removes it.
     * @returns where to go next; null to stay
     */
    press(visible: readonly string[], id: string, pressed: Verdict): string | null {
      if (!canBeDecided(statusOf(id))) return null;
      const verdict = pressedVerdict(assessmentOf(id).verdict, pressed);
      assessments.giveVerdict(board.id, [id], verdict, { isRead: true });
      return verdict === null ? null : afterDecision(visible, isToRead, id);
    },
    canUndo: () => assessments.canUndo(board.id, canBeUndone()),
    undo: () => assessments.undo(board.id, (id) => canBeDecided(statusOf(id)), canBeUndone()),
    change(id: string, changes: Partial<Assessment>): void {
      changeAll([[id, changes]]);
    },
    changeAll,
  };
}
