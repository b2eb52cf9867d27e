import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Delivery } from '@/domain/review/delivery';

/** Why a run does not continue by itself. */
export type PauseReason = 'person' | 'faults' | 'offline' | 'signedOut' | 'tooMany' | 'unchecked';

/** Why the server asked for a pause. */
export type WaitReason = 'tooMany' | 'notReady';

/** Nothing is sent before `until` (ms since 1970), because the server has asked for it. */
export interface Wait {
  until: number;
  reason: WaitReason;
}

/** What was confirmed together, and is sent by this page. */
export interface Run {
  isPaused: boolean;
  reason: PauseReason | null;
  /** It continues what another page has left: what is queued may have arrived, so the list is checked first. */
  isResumed: boolean;
  /** One decision, whose screen waits for it and says what became of it. */
  isSingle: boolean;
}

/** What starts a run, or goes on with one. */
interface RunStart {
  runId: string;
  isResumed: boolean;
  isSingle?: boolean;
}

export interface OutboxState {
  /** By request. */
  deliveries: Record<string, Delivery>;
  /** By id; those of other pages and of earlier sittings are not among them. */
  runs: Record<string, Run>;
  /** What this page took back before it was sent: nothing but a part of its runs' summaries. */
  cancelled: readonly Delivery[];
  /** Runs that nobody is sending: their page was closed or has crashed. */
  interrupted: readonly string[];
  /** Whether what the device has stored has been loaded. */
  isLoaded: boolean;
  /** What the server has asked of this page, or of another tab. */
  wait: Wait | null;
  /** The device's database does not work at this time, so the outbox lives as long as the page. */
  isMemoryOnly: boolean;
  /** The log of assessments has no room either. */
  isLogFull: boolean;
}

const initialState: OutboxState = {
  deliveries: {},
  runs: {},
  cancelled: [],
  interrupted: [],
  isLoaded: false,
  wait: null,
  isMemoryOnly: false,
  isLogFull: false,
};

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxLoaded(state, { payload }: PayloadAction<readonly Delivery[]>) {
      state.deliveries = Object.fromEntries(payload.map((delivery) => [delivery.requestId, delivery]));
      state.isLoaded = true;
    },
    /** As they are stored now; null for one that was removed. */
    deliveriesStored(state, { payload }: PayloadAction<readonly (readonly [string, Delivery | null])[]>) {
      for (const [requestId, delivery] of payload) {
        if (delivery === null) delete state.deliveries[requestId];
        else state.deliveries[requestId] = delivery;
      }
    },
    /** They are not stored any more. */
    deliveriesCancelled(state, { payload }: PayloadAction<readonly Delivery[]>) {
      for (const { requestId } of payload) delete state.deliveries[requestId];
      state.cancelled = [...state.cancelled, ...payload];
    },
    storageFailed(state) {
      state.isMemoryOnly = true;
      state.isLoaded = true;
    },
    /** All that it has missed has been written. */
    storageRecovered(state) {
      state.isMemoryOnly = false;
    },
    logFilled(state, { payload }: PayloadAction<boolean>) {
      state.isLogFull = payload;
    },
    runStarted(state, { payload: { runId, isResumed, isSingle = false } }: PayloadAction<RunStart>) {
      state.runs[runId] = { isPaused: false, reason: null, isResumed, isSingle };
      state.interrupted = state.interrupted.filter((other) => other !== runId);
    },
    /** All but single decisions, which nobody needs to stop. */
    runsPaused(state, { payload }: PayloadAction<PauseReason>) {
      for (const run of Object.values(state.runs)) {
        if (!run.isPaused && !run.isSingle) Object.assign(run, { isPaused: true, reason: payload });
      }
    },
    runPaused(state, { payload }: PayloadAction<{ runId: string; reason: PauseReason }>) {
      const run = state.runs[payload.runId];
      if (run !== undefined) Object.assign(run, { isPaused: true, reason: payload.reason });
    },
    waitBegan(state, { payload }: PayloadAction<Wait>) {
      state.wait = payload;
    },
    waitEnded(state) {
      state.wait = null;
    },
    /** Its deliveries have been compared with the list. */
    runChecked(state, { payload }: PayloadAction<string>) {
      const run = state.runs[payload];
      if (run !== undefined) run.isResumed = false;
    },
    runClosed(state, { payload }: PayloadAction<string>) {
      delete state.runs[payload];
      state.cancelled = state.cancelled.filter(({ runId }) => runId !== payload);
    },
    runsInterrupted(state, { payload }: PayloadAction<readonly string[]>) {
      state.interrupted = [...payload];
    },
  },
});

export const {
  outboxLoaded,
  deliveriesStored,
  deliveriesCancelled,
  storageFailed,
  storageRecovered,
  logFilled,
  runStarted,
  runsPaused,
  runPaused,
  waitBegan,
  waitEnded,
  runChecked,
  runClosed,
  runsInterrupted,
} = outboxSlice.actions;
