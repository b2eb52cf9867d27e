import type { JoinRequest } from '@/domain/join-request';
import type { Assessment, AssessmentChanges, KeptAssessment } from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import type { SendAnswer } from '@/domain/review/send-answer';
import type { Wait } from './review-state';

/** What the review state needs from the world around it. All of it belongs to one account. */
export interface ReviewPorts {
  storage: ReviewStorage;
  log: ChangeLog;
  /** Held by the one page of this browser that sends at this moment; the browser takes it back where that page crashes. */
  lock: SenderLock;
  /** Held by the page that a run belongs to. */
  runLock: (id: string) => RunLock;
  channel: TabChannel;
  backend: ReviewBackend;
  isOnline: () => boolean;
  /** Resolves in a task of its own, so that a key press need not wait for what follows. */
  nextTask: () => Promise<void>;
  /**
   * Resolves when it is time to find out whether the storage works again.
   * @param failures since it last worked
   */
  untilRetry: (failures: number) => Promise<void>;
  /** Resolves early where it is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export type AssessmentPatch = readonly [requestId: string, changes: Partial<Assessment>];
export type LoggedChange = readonly [requestId: string, changes: AssessmentChanges];
type StoredAssessment = readonly [requestId: string, assessment: KeptAssessment];

/** Everything is rejected where nothing can be stored; another try may work. */
export interface ReviewStorage {
  readDeliveries(): Promise<Delivery[]>;
  /**
   * Changes deliveries in one transaction, so that two tabs never overwrite each other.
   * @param change gets what is stored, and returns what is to be stored; null to leave it as it is
   * @returns what is stored afterwards, in the same order; null for those that do not exist
   */
  changeDeliveries(
    requestIds: readonly string[],
    change: (stored: Delivery | null, requestId: string) => Delivery | null,
  ): Promise<(Delivery | null)[]>;
  /** @returns the ids of those that were removed */
  removeDeliveries(
    requestIds: readonly string[],
    canBeRemoved: (stored: Delivery) => boolean,
  ): Promise<string[]>;
  readAssessments(boardId: string): Promise<StoredAssessment[]>;
  /** Merges field by field, so that a note written in one tab survives a verdict given in another. */
  mergeAssessments(boardId: string, changes: readonly LoggedChange[]): Promise<void>;
}

/**
 * Changes that are still to be written to the storage. The storage takes its time, and a page that is reloaded or crashes
 * meanwhile would lose them; these calls have an effect before they return.
 */
export interface ChangeLog {
  /** @returns whether all that the log has survives this page */
  add(boardId: string, changes: readonly LoggedChange[]): boolean;
  /** Those of all pages, of now and of before, in any order. */
  read(boardId: string): {
    /** Of their records; they may be more than were readable. */
    keys: readonly string[];
    changes: readonly LoggedChange[];
  };
  boards(): string[];
  /** Puts them together, so that they take less room. */
  compact(boardId: string): void;
  remove(keys: readonly string[]): void;
}

export interface SenderLock {
  /** Whether it also excludes other tabs; if the browser has no locks, it only orders the calls of this page. */
  isShared: boolean;
  /** Runs alone among the tabs of this account, after those that asked before. */
  hold(run: () => Promise<void>): Promise<void>;
}

export interface RunLock extends Pick<SenderLock, 'hold'> {
  /** Resolves once no page holds it. Asking takes it from nobody. */
  whenFree(): Promise<void>;
  isFree(): Promise<boolean>;
}

/**
 * Tells the other tabs of this account what to read again, what the reviewer has changed, and until when the server wants
 * to be left alone.
 */
export type TabMessage =
  | { kind: 'deliveries' }
  | { kind: 'wait'; wait: Wait }
  | { kind: 'assessments'; boardId: string; changes: readonly LoggedChange[] };

export interface TabChannel {
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): () => void;
}

export interface ReviewBackend {
  /** Sends in the name of this account, or not at all. Never throws. */
  decide(delivery: Delivery): Promise<SendAnswer>;
  /** Loads the board's list again; null where the board is gone. @throws where it could not be loaded */
  loadList(boardId: string): Promise<JoinRequest[] | null>;
  /** Decisions on these boards have been sent: everything else that they change must be loaded again. */
  sendingEnded(boardIds: readonly string[]): void;
}
