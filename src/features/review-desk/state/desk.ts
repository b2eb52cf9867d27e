import type { Application } from '@/domain/review/application';
import { isOpen } from '@/domain/review/decision';
import {
  undoableStep,
  verdictStep,
  type MarkPatch,
  type Verdict,
  type VerdictStep,
} from '@/domain/review/mark';
import { neighborOf, nextMatching } from '@/domain/review/desk-order';
import { afterPaint, subscribeAfterPaint } from '@/lib/loading/after-paint';
import { nextAnnouncement } from '@/lib/next-announcement';
import { createStore } from '@/lib/stores/create-store';
import { createEmitter } from '@/lib/stores/emitter';
import { NARROW, type HistoryAction } from './address-store';
import { createDeskSelectors, type DeskPorts } from './desk-selectors';
import { createDeskViewState } from './desk-view-state';
import { storedSettings } from './stored-settings';

/** The model of one board's desk, except sending. Selectors return the same object until it changes. */
export function createDesk(ports: DeskPorts & { uid: string }, boardId: string) {
  const { uid, marks } = ports;
  const settings = storedSettings(uid, boardId);
  const selectors = createDeskSelectors(ports, boardId);
  const viewState = createDeskViewState(selectors, settings);
  /** The undo stack, which lasts as long as the tab. */
  let steps: readonly VerdictStep[] = [];
  const { address, currentId, visible } = viewState;
  const { statusOf, markOf } = selectors;
  const { subscribe, emit } = createEmitter(() => {
    const sources = [...selectors.sources, address, settings, viewState.store];
    const stops = sources.map((source) => source.subscribe(emit));
    return () => stops.forEach((stop) => stop());
  });
  const canDecide = (id: string) => isOpen(statusOf(id));

  const change = (id: string, patch: MarkPatch) => marks.patch(boardId, [[id, patch]]);
  const markRead = (id: string | null) => {
    if (id !== null && !markOf(id).isRead) change(id, { isRead: true });
  };
  const announcement = createStore('');
  const isListFullScreen = () => address.get().request === null && window.matchMedia(NARROW).matches;
  /** @param canGoBack whether to use Back, which is asynchronous, to return to the list */
  const goTo = (id: string | null, canGoBack = true): void => {
    // On small screens the application is a screen of its own, which Back leaves.
    const how: HistoryAction = isListFullScreen() ? 'push' : 'replace';
    const left = isListFullScreen() ? null : currentId();
    // Deferred until after the paint, because storing takes a fifth of a step's time.
    if (left !== id) afterPaint(() => markRead(left));
    // Uses Back, so that reading applications doesn't add list entries to the history.
    if (id === null && canGoBack && address.back({ request: null })) return;
    address.change({ request: id }, how);
  };
  return {
    ...selectors,
    ...viewState,
    subscribe,
    /** Notifies after the next paint, once for several changes. */
    subscribeAfterPaint: subscribeAfterPaint(subscribe),
    counts: selectors.countOf(viewState.order),
    open(query: string): void {
      announcement.set('');
      viewState.open(query);
    },
    /** The open application; null if the list is empty. */
    readCurrent: (): Application | null => selectors.applications().get(currentId() ?? '') ?? null,
    isListFullScreen,
    goTo,
    /** Makes this the current application, which the keys act on, without opening it. */
    setCurrent(id: string): void {
      if (address.get().request !== id) address.change({ request: id });
    },
    /** Goes to the previous or next application. @returns whether there is one */
    step(direction: -1 | 1): boolean {
      const id = neighborOf(visible(), currentId(), direction);
      if (id === null) return false;
      goTo(id);
      return true;
    },
    show: (mode: 'list' | 'table') => address.change({ mode }, 'push'),
    openInList: (request: string) => address.change({ mode: 'list', request }, 'push'),
    /**
     * Gives applications a verdict as one step of undo, except decided ones. The same verdict again removes it.
     * @returns the new verdict; undefined if none of them can be decided
     */
    judge(ids: readonly string[], pressed: Verdict | null): Verdict | null | undefined {
      const open = ids.filter(canDecide);
      if (open.length === 0) return undefined;
      const has = (id: string) => markOf(id).verdict === pressed && !markOf(id).isOnHold;
      const verdict = open.every(has) ? null : pressed;
      const step = verdictStep(open, verdict, markOf);
      if (step.length > 0) steps = [...steps, step];
      marks.patch(
        boardId,
        step.map(({ requestId }) => [requestId, { verdict, isOnHold: false }]),
      );
      if (open.length === 1) open.forEach(markRead);
      return verdict;
    },
    /** The next undecided application of the list. */
    nextAfter: (id: string) =>
      nextMatching(visible(), id, (candidate) => statusOf(candidate).kind === 'undecided'),
    canUndo: () => steps.length > 0,
    /** Undoes the latest step that still can be undone. @returns that step; null if there is none */
    undo(): VerdictStep | null {
      for (let last = steps.at(-1); last !== undefined; last = steps.at(-1)) {
        steps = steps.slice(0, -1);
        const step = undoableStep(last, markOf).filter(({ requestId }) => canDecide(requestId));
        marks.patch(
          boardId,
          step.map(({ requestId, before }) => [requestId, before]),
        );
        if (step.length > 0) return step;
      }
      return null;
    },
    change,
    /** Scores applications; the same score again removes it. @returns the new score */
    score(ids: readonly string[], pressed: number): number | null {
      const score = ids.every((id) => markOf(id).score === pressed) ? null : pressed;
      marks.patch(
        boardId,
        ids.map((id) => [id, { score }]),
      );
      return score;
    },
    announce: (text: string) => announcement.set(nextAnnouncement(announcement.get(), text)),
    announcement,
    settings,
    dispose: settings.dispose,
  };
}

export type Desk = ReturnType<typeof createDesk>;
