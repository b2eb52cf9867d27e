import {
  isOpen,
  reviewStatus,
  type Decision,
  type JournalEntry,
  type RequestList,
} from '@/domain/review/decision';
import {
  REVIEW_CONCURRENT_CALLS_MAX,
  REVIEW_FAILURES_MAX,
  REVIEW_POLLING_MS,
  REVIEW_RETRY_AFTER_MS,
  REVIEW_UNDO_MS,
} from '@/domain/review/limits';
import { outcomeToSend } from '@/domain/review/mark';
import type { SendResponse } from '@/domain/review/send-response';
import { createStore, type Store } from '@/lib/stores/create-store';
import type { DeskDatabase } from './database';
import type { Journal } from './journal';
import type { Marks } from './marks';
import type { Tabs } from './tabs';

/** The API, for requests of one account only. */
export interface ReviewBackend {
  /** Never throws. */
  decide(boardId: string, decision: Decision): Promise<SendResponse>;
  /** Loads the board's list, in a request that begins now. @throws if it fails */
  loadList(boardId: string): Promise<RequestList>;
  /** Invalidates the queries that decisions change. */
  invalidateDecisions(boardId: string): void;
}

/**
 * `failing`: three failures in a row. `storage`: the journal couldn't be read or written. `listFailed`: the list couldn't
 * be loaded, so nothing was sent. `busy`: another tab is sending.
 */
export type StopReason = 'stopped' | 'failing' | 'storage' | 'signedOut' | 'listFailed' | 'busy';

/** Decisions that were confirmed together, and are sent by this tab. */
export interface Run {
  board: { id: string; name: string };
  /** Exactly what was confirmed. */
  decisions: readonly Decision[];
  phase: 'countdown' | 'sending' | 'checking' | 'ended';
  /** The end of the countdown, ms since 1970. */
  startsAt: number;
  /** The end of a rate limit, ms since 1970, or null. */
  waitsUntil: number | null;
  sent: number;
  /** The messages of failures, by request. */
  failures: Readonly<Record<string, string>>;
  /** Null until the run has ended. */
  end: 'done' | StopReason | null;
}

const NOT_STARTED = { phase: 'countdown', waitsUntil: null, sent: 0, failures: {}, end: null } as const;

export interface SendPorts {
  marks: Pick<Marks, 'of' | 'clearDecided'>;
  journal: Journal;
  database: Pick<DeskDatabase, 'state'>;
  tabs: Pick<Tabs, 'withSendLock' | 'post'>;
  backend: ReviewBackend;
  now: () => number;
  /** Resolves at this time, or when the signal aborts. */
  sleepUntil: (time: number, signal: AbortSignal) => Promise<void>;
}

/** Sends confirmed decisions, in one tab at a time. */
export function createSender({ marks, journal, database, tabs, backend, now, sleepUntil }: SendPorts) {
  const run = createStore<Run | null>(null);
  const inFlight = createStore<ReadonlySet<string>>(new Set());
  /** Aborts this tab's run or single decision with a `StopReason`; null if there is none. */
  let current: AbortController | null = null;
  let skipCountdown = new AbortController();
  let settling = Promise.resolve();
  let settlesAgainAt = 0;

  /** @returns the requests whose unanswered decision the server has */
  async function reconcile(list: RequestList, boardId: string): Promise<Set<string>> {
    const decided = await journal.reconcile(boardId, list.statusOf);
    marks.clearDecided(
      boardId,
      decided.map(({ requestId }) => requestId),
    );
    return new Set(decided.flatMap(({ requestId, result }) => (result === 'sent' ? [requestId] : [])));
  }

  /** Sends a run, or a single decision, while this tab holds the lock. @throws if the journal can't be read or written */
  async function sendAll(state: Store<Run>, controller: AbortController, isSingle: boolean): Promise<void> {
    const { board, decisions } = state.get();
    const { signal } = controller;
    const update = (changes: Partial<Run>) => state.set({ ...state.get(), ...changes });
    const fail = (requestId: string, text: string) =>
      update({ failures: { ...state.get().failures, [requestId]: text } });

    await journal.load(board.id);
    let todo = [...decisions];
    // A single decision without an earlier attempt needs no list.
    const hasEntry = decisions.some(({ requestId }) => journal.of(board.id, requestId) !== undefined);
    if (!isSingle || hasEntry || database.state.get() === 'blocked') {
      const list = await backend.loadList(board.id).catch(() => null);
      if (list === null) return controller.abort('listFailed');
      await reconcile(list, board.id);
      todo = todo.filter(({ requestId }) => {
        const entry = journal.of(board.id, requestId);
        return isOpen(reviewStatus({ listed: list.statusOf(requestId), listLoadedAt: list.loadedAt, entry }));
      });
    }

    let failuresInARow = 0;
    /** The error messages of unanswered calls, by request. */
    const unanswered = new Map<string, string>();
    const isRateLimited = () => (state.get().waitsUntil ?? 0) > now();

    async function react(entry: JournalEntry, response: SendResponse): Promise<void> {
      const { requestId } = entry;
      if (response.kind !== 'unanswered') failuresInARow = 0;
      switch (response.kind) {
        case 'done':
          update({ sent: state.get().sent + 1 });
          await journal.complete(entry);
          marks.clearDecided(board.id, [requestId]);
          break;
        case 'rateLimited':
          await journal.remove(entry);
          if (isSingle) return fail(requestId, response.text);
          update({ waitsUntil: now() + (response.retryAfterMs ?? REVIEW_RETRY_AFTER_MS) });
          todo.unshift(entry);
          break;
        case 'rejected':
          await journal.remove(entry);
          fail(requestId, response.text);
          break;
        case 'signedOut':
          controller.abort('signedOut');
          await journal.remove(entry);
          break;
        case 'unanswered':
          unanswered.set(requestId, response.text);
          // Requests that were in flight together and are rate limited count as one failure.
          if (response.retryAfterMs === null || !isRateLimited()) failuresInARow += 1;
          if (response.retryAfterMs !== null) update({ waitsUntil: now() + response.retryAfterMs });
          if (failuresInARow >= REVIEW_FAILURES_MAX) controller.abort('failing');
      }
    }

    async function sendOne(decision: Decision): Promise<void> {
      const { requestId, outcome } = decision;
      // Since the press on Send, the verdict may have changed, or the application may be on hold.
      const isStillConfirmed = () => isSingle || outcomeToSend(marks.of(board.id, requestId)) === outcome;
      inFlight.set(new Set([...inFlight.get(), requestId]));
      try {
        const entry = await journal.begin(board.id, decision);
        if (signal.aborted || !isStillConfirmed()) await journal.remove(entry);
        else await react(entry, await backend.decide(board.id, decision));
      } catch {
        controller.abort('storage');
      }
      inFlight.set(new Set([...inFlight.get()].filter((id) => id !== requestId)));
    }

    async function work(): Promise<void> {
      while (!signal.aborted && todo.length > 0) {
        if (isRateLimited()) await sleepUntil(state.get().waitsUntil ?? 0, signal);
        else {
          if (state.get().waitsUntil !== null) update({ waitsUntil: null });
          const decision = todo.shift();
          if (decision !== undefined) await sendOne(decision);
        }
      }
    }
    await Promise.all(Array.from({ length: REVIEW_CONCURRENT_CALLS_MAX }, work));

    if (journal.unanswered(board.id).length > 0) {
      update({ phase: 'checking', waitsUntil: null });
      const list = await backend.loadList(board.id).catch(() => null);
      if (list === null) return;
      const arrived = await reconcile(list, board.id);
      for (const [requestId, text] of unanswered) {
        if (arrived.has(requestId)) update({ sent: state.get().sent + 1 });
        else fail(requestId, text);
      }
    }
  }

  async function execute(state: Store<Run>, controller: AbortController, isSingle: boolean): Promise<void> {
    const { board } = state.get();
    await settling;
    const hasLock = await tabs.withSendLock(async () => {
      state.set({ ...state.get(), phase: 'sending' });
      tabs.post({ kind: 'sending', isSending: true });
      await sendAll(state, controller, isSingle).catch(() => controller.abort('storage'));
      tabs.post({ kind: 'sending', isSending: false });
      if (state.get().sent > 0) backend.invalidateDecisions(board.id);
    });
    if (!hasLock) controller.abort('busy');
    const end = controller.signal.aborted ? (controller.signal.reason as StopReason) : 'done';
    current = null;
    state.set({ ...state.get(), phase: 'ended', waitsUntil: null, end });
  }

  const newRun = ({ id, name }: Run['board'], decisions: readonly Decision[], startsAt: number): Run => ({
    ...NOT_STARTED,
    board: { id, name },
    decisions,
    startsAt,
  });

  async function start(state: Store<Run>, controller: AbortController): Promise<void> {
    const { signal } = skipCountdown;
    while (!signal.aborted && state.get().startsAt > now()) {
      await sleepUntil(state.get().startsAt, signal);
      // Notifies subscribers, which show the remaining seconds.
      state.set({ ...state.get() });
    }
    if (!controller.signal.aborted) return execute(state, controller, false);
    current = null;
    run.set(null);
  }

  return {
    run: { get: run.get, subscribe: run.subscribe },
    /** The requests whose call this tab is making. */
    inFlight: { get: inFlight.get, subscribe: inFlight.subscribe },
    isBusy: (): boolean => current !== null,
    /** Begins the eight seconds before the first call. @returns false if this tab is sending already */
    send(board: Run['board'], decisions: readonly Decision[]): boolean {
      if (current !== null || decisions.length === 0) return false;
      current = new AbortController();
      skipCountdown = new AbortController();
      run.set(newRun(board, decisions, now() + REVIEW_UNDO_MS));
      void start(run as Store<Run>, current);
      return true;
    },
    sendNow: () => skipCountdown.abort(),
    /** Stops the run, or cancels it during the countdown. Requests in flight are still recorded. */
    stop(reason: StopReason = 'stopped'): void {
      current?.abort(reason);
      skipCountdown.abort();
    },
    dismiss(): void {
      if (run.get()?.phase === 'ended') run.set(null);
    },
    /** Sends a single decision at once. @returns its ended run; null if this tab is sending already */
    async decide(board: Run['board'], decision: Decision): Promise<Run | null> {
      if (current !== null) return null;
      const controller = new AbortController();
      current = controller;
      const state = createStore(newRun(board, [decision], now()));
      await execute(state, controller, true);
      return state.get();
    },
    /** Settles unanswered entries with a fresh list, unless a tab is sending. Called after every load of a list. */
    settle(boardId: string): Promise<void> {
      const hasUnanswered = () => journal.unanswered(boardId).length > 0;
      if (current !== null || !hasUnanswered() || now() < settlesAgainAt) return settling;
      const settle = async () => {
        await journal.load(boardId);
        if (!hasUnanswered()) return;
        const list = await backend.loadList(boardId);
        // Loading the list calls `settle` again, which would be an endless loop if the disk is full.
        settlesAgainAt = now() + REVIEW_POLLING_MS / 2;
        await reconcile(list, boardId);
        settlesAgainAt = 0;
      };
      // After a failure the entries stay unanswered until the next list.
      settling = settling.then(async () => void (await tabs.withSendLock(settle).catch(() => false)));
      return settling;
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
