import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Delivery } from '@/domain/review/delivery';

/** Why a run does not go on by itself. */
export type PauseReason = 'person' | 'faults' | 'offline' | 'signedOut' | 'tooMany';

/** Why the server wants to be left alone for a while. */
export type WaitReason = 'tooMany' | 'notReady';

/** The sending of what was confirmed together, as far as this page was told to do it. */
export interface Run {
  isPaused: boolean;
  reason: PauseReason | null;
  /** It goes on with what another page has left: what is queued may have arrived, so the list is asked first. */
  isResumed: boolean;
}

export interface OutboxState {
  /** By request. */
  deliveries: Record<string, Delivery>;
  /** By id; those of other pages and of earlier sittings are not among them. */
  runs: Record<string, Run>;
  /** Runs that nobody is sending: their page was closed or has crashed. */
  interrupted: readonly string[];
  /** What the device has kept is here. */
  isLoaded: boolean;
  /** This page sends nothing before then (ms since 1970), because the server has asked for it. */
  wait: { until: number; reason: WaitReason } | null;
  /** Nothing more can be stored on this device; it lives as long as the page. */
  isMemoryOnly: boolean;
}

const initialState: OutboxState = {
  deliveries: {},
  runs: {},
  interrupted: [],
  isLoaded: false,
  wait: null,
  isMemoryOnly: false,
};

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxLoaded(state, { payload }: PayloadAction<readonly Delivery[]>) {
      state.deliveries = Object.fromEntries(payload.map((delivery) => [delivery.requestId, delivery]));
      state.isLoaded = true;
    },
    /** As they are stored now; null for one that is not there any more. */
    deliveriesStored(state, { payload }: PayloadAction<readonly (readonly [string, Delivery | null])[]>) {
      for (const [requestId, delivery] of payload) {
        if (delivery === null) delete state.deliveries[requestId];
        else state.deliveries[requestId] = delivery;
      }
    },
    storageFailed(state) {
      state.isMemoryOnly = true;
      state.isLoaded = true;
    },
    runStarted(state, { payload }: PayloadAction<{ runId: string; isResumed: boolean }>) {
      state.runs[payload.runId] = { isPaused: false, reason: null, isResumed: payload.isResumed };
      state.interrupted = state.interrupted.filter((runId) => runId !== payload.runId);
    },
    runsPaused(state, { payload }: PayloadAction<PauseReason>) {
      for (const run of Object.values(state.runs)) {
        if (!run.isPaused) Object.assign(run, { isPaused: true, reason: payload });
      }
    },
    waitBegan(state, { payload }: PayloadAction<NonNullable<OutboxState['wait']>>) {
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
    },
    runsInterrupted(state, { payload }: PayloadAction<readonly string[]>) {
      state.interrupted = [...payload];
    },
  },
});

export const {
  outboxLoaded,
  deliveriesStored,
  storageFailed,
  runStarted,
  runsPaused,
  waitBegan,
  waitEnded,
  runChecked,
  runClosed,
  runsInterrupted,
} = outboxSlice.actions;
