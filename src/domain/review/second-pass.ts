import { changedAt, type Assessment } from './assessment';

/**
 * Judging again without seeing what one has given before. Nothing is changed by it: a first verdict stays, and is what
 * would be sent, until there is a new one.
 */
export interface SecondPass {
  isOn: boolean;
  /** When it was begun, or ended, as changes of assessments count; 0 for never. */
  since: number;
  /** Of these applications alone; null for all. */
  only: readonly string[] | null;
}

type Judged = 'verdict' | 'score';

/** @param text as `writePass` has written it; anything else is none */
export function readPass(text: string): SecondPass {
  const [state, since = '', ...only] = text.split(' ');
  return { isOn: state === 'on', since: Number(since) || 0, only: only.length > 0 ? only : null };
}

export const writePass = ({ isOn, since, only }: SecondPass): string =>
  [isOn ? 'on' : 'off', since, ...(only ?? [])].join(' ');

/** A pass of a few applications lists those alone. */
export const isListedIn = ({ isOn, only }: SecondPass, id: string): boolean =>
  !isOn || (only?.includes(id) ?? true);

const isOf = (pass: SecondPass, id: string) => pass.isOn && isListedIn(pass, id);

/** Whether a verdict or score was given before the pass, and no new one since, or only one that was undone. */
export const isFromBefore = (pass: SecondPass, id: string, assessment: Assessment, what: Judged): boolean =>
  isOf(pass, id) &&
  assessment[what] !== null &&
  changedAt(assessment, what) < pass.since &&
  (assessment[`${what}Before`] === null || changedAt(assessment, `${what}Before`) < pass.since);

/** The assessment as the pass allows it to be seen. */
export function shownInPass(pass: SecondPass, id: string, assessment: Assessment): Assessment {
  const isHidden = (what: Judged) => isFromBefore(pass, id, assessment, what);
  if (!isHidden('verdict') && !isHidden('score')) return assessment;
  return {
    ...assessment,
    verdict: isHidden('verdict') ? null : assessment.verdict,
    score: isHidden('score') ? null : assessment.score,
  };
}

/** What is to be kept of a hidden verdict or score before a new one is given. */
export function keptBefore(assessment: Assessment, what: Judged): Partial<Assessment> {
  const at = changedAt(assessment, what);
  return what === 'verdict'
    ? { verdictBefore: { value: assessment.verdict, at } }
    : { scoreBefore: { value: assessment.score, at } };
}

/** What the pass hid of an application until there was a new one; null for nothing, or as long as it is hidden. */
export function givenBefore(pass: SecondPass, id: string, assessment: Assessment) {
  const { verdictBefore, scoreBefore } = assessment;
  const isShown = (what: Judged) => isOf(pass, id) && changedAt(assessment, `${what}Before`) >= pass.since;
  return {
    verdict: isShown('verdict') ? verdictBefore : null,
    score: isShown('score') ? scoreBefore : null,
  };
}

/** A verdict or score, and when it was given (ms since 1970). */
export interface Before<T> {
  value: T;
  at: number;
}

/** So many are judged in a long sitting. */
const LONG_SITTING = 20;
const AGAIN = 3;

/**
 * The ones that are offered again: the three that were judged first.
 * @param judged in this sitting, in any order
 * @param left how many are still to be judged
 * @returns none before the middle of a long sitting
 */
export function earlyOnes(judged: readonly { id: string; at: number }[], left: number): readonly string[] {
  // One press can judge many, and so can a backup.
  const presses = new Set(judged.map(({ at }) => at)).size;
  if (presses < LONG_SITTING || judged.length < left) return [];
  const first = judged.toSorted((a, b) => a.at - b.at).slice(0, AGAIN);
  return first.map(({ id }) => id);
}
