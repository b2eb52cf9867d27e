import type { AnswerScores } from './answer-scores';
import { REVIEW_SCORE_MAX } from './limits';
import type { Outcome } from './outcome';

/** What the reviewer thinks of an application before anything is sent. */
export type Verdict = 'yes' | 'maybe' | 'no';

/** A reviewer's private work on one application. It stays on the device. */
export interface Assessment {
  /** Null for none. */
  verdict: Verdict | null;
  /** The reviewer's own words for each outcome; null to use the board's template, '' to send none. */
  notes: Readonly<Record<Outcome, string | null>>;
  /** 1 to 5; null for no score. */
  score: number | null;
  answerScores: AnswerScores;
  isStarred: boolean;
  /** Words of their choice. */
  tags: string[];
  /** Never sent. */
  comment: string;
  isRead: boolean;
}

export const NO_ASSESSMENT: Assessment = {
  verdict: null,
  notes: { accept: null, reject: null },
  score: null,
  answerScores: {},
  isStarred: false,
  tags: [],
  comment: '',
  isRead: false,
};

/** As any version of the app has kept it: earlier ones knew fewer fields, and one tag. */
export type KeptAssessment = Partial<Assessment> & { tag?: string };

/** The one tag of earlier versions as a list; '' was none. */
export const tagsFromOne = (tag: string): string[] => (tag.trim() === '' ? [] : [tag.trim()]);

/** Merged field by field, and answer by answer. */
export function changedAssessment(stored: KeptAssessment | undefined, changes: KeptAssessment): Assessment {
  const { tag = '', ...merged } = { ...stored, ...changes };
  const answerScores = { ...stored?.answerScores, ...changes.answerScores };
  return { ...NO_ASSESSMENT, tags: tagsFromOne(tag), ...merged, answerScores };
}

/** Compared field by field, and one level deeper for notes and scores of answers. */
export function isSameAssessment(one: Assessment, other: Assessment): boolean {
  const isSame = (a: unknown, b: unknown): boolean => {
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
    const [before, after] = [Object.entries(a), new Map(Object.entries(b))];
    return before.length === after.size && before.every(([key, value]) => after.get(key) === value);
  };
  return (Object.keys(NO_ASSESSMENT) as (keyof Assessment)[]).every((key) => isSame(one[key], other[key]));
}

/** Whether the reviewer has written a note of their own, for either outcome. */
export const hasOwnNote = ({ notes }: Assessment): boolean =>
  [notes.accept, notes.reject].some((note) => (note ?? '').trim() !== '');

export const SCORES = Array.from({ length: REVIEW_SCORE_MAX }, (_, index) => index + 1);

/** The decision that a verdict leads to; null where nothing is to be sent. */
export function outcomeOf(verdict: Verdict | null): Outcome | null {
  if (verdict === 'yes') return 'accept';
  return verdict === 'no' ? 'reject' : null;
}

/** One step of undo: a single verdict, or all that were given together. */
export type VerdictStep = readonly VerdictChange[];

export interface VerdictChange {
  requestId: string;
  from: Verdict | null;
  to: Verdict | null;
}

/** Pressing the key of the present verdict clears it. */
export function pressedVerdict(now: Verdict | null, pressed: Verdict): Verdict | null {
  return now === pressed ? null : pressed;
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
