import { REVIEW_SCORE_MAX } from './limits';
import type { Outcome } from './outcome';

/** What the reviewer thinks of an application before anything is sent. */
export type Verdict = 'yes' | 'maybe' | 'no';

/** The private work on an application that nobody has looked at yet. */
export const NO_ASSESSMENT = {
  /** Null for none. */
  verdict: null as Verdict | null,
  /** The reviewer's own words for each outcome; null to use the board's template, '' to send none. */
  notes: { accept: null, reject: null } as Readonly<Record<Outcome, string | null>>,
  /** 1 to 5; null for no score. */
  score: null as number | null,
  tags: [] as string[],
  /** Never sent. */
  comment: '',
  isRead: false,
};

/** A reviewer's private work on one application. It stays on the device. */
export type Assessment = Readonly<typeof NO_ASSESSMENT>;

/** When each field was changed, as `stamped` says it; fields that were never changed have none. */
type ChangeTimes = Readonly<Record<string, number>>;

/** Some fields with the times of their changes. */
export type AssessmentChanges = Partial<Assessment> & { readonly changedAt: ChangeTimes };

export type KeptAssessment = Assessment & AssessmentChanges;

const NEVER_CHANGED: KeptAssessment = { ...NO_ASSESSMENT, changedAt: {} };

/** @param at when they were made: any numbers that grow from change to change */
export function stamped(changes: Partial<Assessment>, at: number): AssessmentChanges {
  return { ...changes, changedAt: Object.fromEntries(Object.keys(changes).map((field) => [field, at])) };
}

const valueOf = (changes: Partial<Assessment>, field: string): unknown => changes[field as keyof Assessment];

function isNewer(changes: AssessmentChanges, kept: AssessmentChanges, field: string): boolean {
  const [at, before] = [changes.changedAt[field] ?? -1, kept.changedAt[field] ?? -1];
  if (at !== before) return at > before;
  // Of two tabs in the same moment: any rule will do, if it is the same everywhere.
  const [value, other] = [valueOf(changes, field), valueOf(kept, field)].map((one) => JSON.stringify(one));
  return value !== undefined && other !== undefined && value > other;
}

/**
 * Takes of each field what was changed last. It does not matter in which order changes arrive here, nor how often, so
 * tabs need not wait for each other.
 * @returns the same object where none of the changes is newer
 */
export function mergedAssessment(
  kept: KeptAssessment | undefined,
  changes: AssessmentChanges,
): KeptAssessment {
  const before = kept ?? NEVER_CHANGED;
  const newer = Object.entries(changes.changedAt).filter(([field]) => isNewer(changes, before, field));
  if (newer.length === 0) return before;
  return {
    ...before,
    ...Object.fromEntries(newer.map(([field]) => [field, valueOf(changes, field)])),
    changedAt: { ...before.changedAt, ...Object.fromEntries(newer) },
  };
}

/** As it is stored: the first form had no times. */
export type StoredChanges = Partial<Assessment> & { readonly changedAt?: ChangeTimes };

const hasTimes = (stored: StoredChanges): stored is AssessmentChanges => stored.changedAt !== undefined;

/** @param at the time of what was stored without: less than any other change has */
export const withTimes = (stored: StoredChanges, at: number): AssessmentChanges =>
  hasTimes(stored) ? stored : stamped(stored, at);

export const SCORES = Array.from({ length: REVIEW_SCORE_MAX }, (_, index) => index + 1);

/** The decision that a verdict leads to; null where nothing is to be sent. */
export function outcomeOf(verdict: Verdict | null): Outcome | null {
  if (verdict === 'yes') return 'accept';
  return verdict === 'no' ? 'reject' : null;
}

/** One step of undo: a single verdict, or all that were given together. */
export type VerdictStep = readonly VerdictChange[];

interface VerdictChange {
  requestId: string;
  from: Verdict | null;
  to: Verdict | null;
}

/**
 * @param verdictOf the present verdicts
 * @returns what giving these applications a verdict changes; empty where all of them have it already
 */
export function verdictStep(
  requestIds: readonly string[],
  to: Verdict | null,
  verdictOf: (requestId: string) => Verdict | null,
): VerdictStep {
  return [...new Set(requestIds)]
    .map((requestId) => ({ requestId, from: verdictOf(requestId), to }))
    .filter(({ from }) => from !== to);
}

/**
 * What undoing a step changes. A verdict that has been changed again since, in another tab for instance, is newer than
 * the step and is left alone.
 */
export function undoneStep(step: VerdictStep, verdictOf: (requestId: string) => Verdict | null): VerdictStep {
  return step
    .filter(({ requestId, to }) => verdictOf(requestId) === to)
    .map(({ requestId, from, to }) => ({ requestId, from: to, to: from }));
}
