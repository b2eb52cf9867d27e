import {
  decisionQueueReducer,
  dueDecisions,
  EMPTY_QUEUE,
  hasUnsent,
  nextDueAt,
  type DecisionQueue,
  type QueueAction,
  type QueuedDecision,
  type SendProblem,
} from '@/domain/review/decision-queue';
import { REVIEW_CALLS_AT_ONCE_MAX, REVIEW_RELOAD_IDLE_MS } from '@/domain/limits';
import { announceWaitingWork } from '@/lib/waiting-work';
import type { KeptCollection } from './kept-collection';
import type { TabOwner } from './tab-owner';

/** As it lies on the device. */
export interface KeptDecision extends QueuedDecision {
  /** The page that is to send it. */
  owner: string;
}

export interface RunnerState {
  /** What this page sends. */
  queue: DecisionQueue;
  /** Left behind by a page that is gone: not sent, or nobody knows. They wait for the person's word. */
  found: readonly KeptDecision[];
  /** Applications that another open page is about to decide. */
  elsewhere: ReadonlySet<string>;
}

export interface RunnerParts {
  box: KeptCollection<KeptDecision>;
  owner: TabOwner;
  /** @param mayHaveArrived a page died while this was on its way; look before it is sent again */
  send: (decision: QueuedDecision, mayHaveArrived: boolean) => Promise<SendProblem | null>;
  onSent: (decision: QueuedDecision) => void;
  /** The application comes back to the reviewer. */
  onReturned: (decision: QueuedDecision) => void;
  /** Nothing was sent for a while. */
  onIdle: (boardIds: readonly string[]) => void;
}

const LOOK_AGAIN_MS = 5000;
/** Faults in a row after which a bulk run pauses: the server is down, and the rest would only fail too. */
const FAULTS_MAX = 3;

/**
 * Sends decisions when they fall due, wherever in the app the person is. Everything that waits lies on the device with
 * its owner, so that a crash leaves it visible and two pages never send the same.
 */
export function createDecisionRunner({ box, owner, send, onSent, onReturned, onIdle }: RunnerParts) {
  let state: RunnerState = { queue: EMPTY_QUEUE, found: [], elsewhere: new Set() };
  const listeners = new Set<() => void>();
  /** Those that could be kept on the device, and may be sent only while they lie there as ours. */
  const kept = new Set<string>();
  const uncertain = new Set<string>();
  const sentTo = new Set<string>();
  let faultsInARow = 0;
  let dueTimer: ReturnType<typeof setTimeout> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  let isDisposed = false;

  function publish(next: RunnerState) {
    state = next;
    listeners.forEach((listener) => listener());
  }

  function keep(before: DecisionQueue, after: DecisionQueue) {
    const old = new Map(before.entries.map((entry) => [entry.requestId, entry]));
    const changed = after.entries.filter((entry) => old.get(entry.requestId) !== entry);
    if (changed.length > 0) {
      const isKept = box.put(
        changed.map((entry) => [entry.requestId, { ...entry, owner: owner.id }] as const),
      );
      for (const { requestId } of changed) {
        if (isKept || box.readNow(requestId)?.owner === owner.id) kept.add(requestId);
      }
    }
    const left = new Set(after.entries.map(({ requestId }) => requestId));
    const gone = before.entries.map(({ requestId }) => requestId).filter((id) => !left.has(id));
    const ours = gone.filter((id) => box.readNow(id)?.owner === owner.id);
    if (ours.length > 0) box.remove(ours);
    gone.forEach((id) => kept.delete(id));
  }

  function act(action: QueueAction) {
    if (isDisposed) return;
    const before = state.queue;
    const queue = decisionQueueReducer(before, action);
    keep(before, queue);
    watchClosing(hasUnsent(queue));
    publish({ ...state, queue });
    plan();
  }

  function plan() {
    clearTimeout(dueTimer);
    const due = dueDecisions(state.queue, Date.now(), REVIEW_CALLS_AT_ONCE_MAX);
    const isLost = ({ requestId }: QueuedDecision) =>
      kept.has(requestId) && box.readNow(requestId)?.owner !== owner.id;
    const lost = due.filter(isLost).map(({ requestId }) => requestId);
    if (lost.length > 0) return act({ type: 'takenBack', requestIds: lost });
    if (due.length > 0) {
      act({ type: 'started', requestIds: due.map(({ requestId }) => requestId) });
      due.forEach((decision) => void run(decision));
      return;
    }
    const next = nextDueAt(state.queue);
    if (next === null || next <= Date.now()) return;
    dueTimer = setTimeout(plan, next - Date.now());
  }

  async function run(decision: QueuedDecision) {
    clearTimeout(idleTimer);
    const { requestId, boardId } = decision;
    const problem = await send(decision, uncertain.has(requestId));
    if (isDisposed) return;
    uncertain.delete(requestId);
    sentTo.add(boardId);
    if (problem === null) {
      onSent(decision);
      act({ type: 'arrived', requestId });
    } else {
      onReturned(decision);
      // The next try looks first whether this one arrived after all.
      if (problem.kind !== 'taken') uncertain.add(requestId);
      act({ type: 'refused', requestId, problem });
    }
    faultsInARow = problem === null || problem.kind === 'taken' ? 0 : faultsInARow + 1;
    if (decision.batch !== null && faultsInARow >= FAULTS_MAX) {
      faultsInARow = 0;
      act({ type: 'paused' });
    }
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      if (state.queue.entries.some(({ stage }) => stage === 'sending')) return;
      onIdle([...sentTo]);
      sentTo.clear();
    }, REVIEW_RELOAD_IDLE_MS);
  }

  /** Sorts what other pages left: theirs while they live, ours to ask about once they are gone. */
  async function look() {
    clearTimeout(lookTimer);
    const foreign = () => [...box.all().values()].filter((entry) => entry.owner !== owner.id);
    if (foreign().length === 0) {
      if (state.found.length > 0 || state.elsewhere.size > 0) {
        publish({ ...state, found: [], elsewhere: new Set() });
      }
      return;
    }
    // The browser may refuse to list its locks, for instance while the page is being left.
    const living = await owner.living().catch(() => null);
    if (isDisposed) return;
    const others = foreign();
    if (living !== null) {
      const isAlive = ({ owner: id }: KeptDecision) => living.has(id);
      publish({
        ...state,
        found: others.filter((entry) => !isAlive(entry)),
        elsewhere: new Set(others.filter(isAlive).map(({ requestId }) => requestId)),
      });
    }
    lookTimer = setTimeout(() => void look(), LOOK_AGAIN_MS);
  }

  /** Takes over what a dead page left; what another page took meanwhile is left alone. */
  async function claim(requestIds: readonly string[]): Promise<KeptDecision[]> {
    const living = await owner.living();
    return owner.exclusively(() => {
      const entries = requestIds
        .map((id) => box.readNow(id))
        .filter((entry) => entry !== null)
        .filter((entry) => !living.has(entry.owner));
      box.put(entries.map((entry) => [entry.requestId, { ...entry, owner: owner.id }] as const));
      return entries;
    });
  }

  const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();
  function watchClosing(isNeeded: boolean) {
    // Only while it is needed: a page that listens is not kept for going back to.
    if (isNeeded) window.addEventListener('beforeunload', askBeforeClosing);
    else window.removeEventListener('beforeunload', askBeforeClosing);
  }

  const stopWatching = box.subscribe(() => void look());
  void look();

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    decide(decisions: readonly QueuedDecision[]) {
      act({
        type: 'decided',
        decisions: decisions.filter(({ requestId }) => !state.elsewhere.has(requestId)),
      });
      announceWaitingWork();
    },
    undo: (requestIds: readonly string[]) => act({ type: 'takenBack', requestIds }),
    /** Also another try for failed ones. */
    sendNow: (requestIds: readonly string[]) => act({ type: 'hurried', requestIds, now: Date.now() }),
    dismiss: (requestIds: readonly string[]) => act({ type: 'dismissed', requestIds }),
    pause: () => act({ type: 'paused' }),
    resume: () => act({ type: 'resumed' }),
    async sendFound(requestIds: readonly string[]) {
      const claimed = await claim(requestIds);
      claimed.filter(({ stage }) => stage !== 'waiting').forEach(({ requestId }) => uncertain.add(requestId));
      const decisions = claimed.map(({ owner: _owner, ...decision }) => ({
        ...decision,
        batch: null,
        stage: 'waiting' as const,
        problem: null,
        dueAt: Date.now(),
      }));
      act({ type: 'decided', decisions });
      await look();
    },
    async discardFound(requestIds: readonly string[]) {
      const claimed = await claim(requestIds);
      claimed.forEach((decision) => onReturned(decision));
      box.remove(claimed.map(({ requestId }) => requestId));
      await look();
    },
    dispose() {
      isDisposed = true;
      [dueTimer, idleTimer, lookTimer].forEach(clearTimeout);
      watchClosing(false);
      stopWatching();
      owner.release();
      box.dispose();
    },
  };
}

export type DecisionRunner = ReturnType<typeof createDecisionRunner>;
