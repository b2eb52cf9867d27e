import type { KeptAssessment, VerdictStep } from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import { createStore, type Store } from '@/lib/stores/create-store';

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

const NO_OUTBOX = {
  /** By request. */
  deliveries: {} as Readonly<Record<string, Delivery>>,
  /** By id; those of other pages and of earlier sittings are not among them. */
  runs: {} as Readonly<Record<string, Run>>,
  /**
   * What this page took back before it was sent, and what another page's decision has replaced: nothing but a part of its
   * runs' summaries.
   */
  cancelled: [] as readonly Delivery[],
  /** Runs whose rest is not to be sent, as this page was told: their summary is shown until it is dismissed. */
  stopped: [] as readonly string[],
  /** Runs that nobody is sending: their page was closed or has crashed. */
  interrupted: [] as readonly string[],
  /** Whether what the device has stored has been loaded. */
  isLoaded: false,
  /** What the server has asked of this page, or of another tab. */
  wait: null as Wait | null,
  /** The device's database does not work at this time, so the outbox lives as long as the page. */
  isMemoryOnly: false,
  /** It has not worked at some time: what other pages have sent then, they may still have to write down. */
  hasFailed: false,
  /** The log of assessments has no room either. */
  isLogFull: false,
};

export type OutboxState = Readonly<typeof NO_OUTBOX>;

export interface BoardAssessments {
  byRequest: Readonly<Record<string, KeptAssessment>>;
  /** Steps of this sitting, the latest last. */
  undo: readonly VerdictStep[];
}

/** What one reviewer thinks of applications, and what is being sent. */
export interface ReviewState {
  outbox: OutboxState;
  /** By board; those that have been read. */
  assessments: Readonly<Record<string, BoardAssessments>>;
}

export type ReviewStore = Store<ReviewState>;

export const createReviewState = (): ReviewStore =>
  createStore<ReviewState>({ outbox: NO_OUTBOX, assessments: {} });

export function changeOutbox(store: ReviewStore, changes: Partial<OutboxState>): void {
  const state = store.get();
  store.set({ ...state, outbox: { ...state.outbox, ...changes } });
}
