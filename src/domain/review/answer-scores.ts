import { REVIEW_SCORE_MAX } from './limits';
import { hashText } from '../hash-text';

/**
 * Scores of single answers, by question (`questionKeys`); null for one that was taken away. They are kept apart from the
 * application's own score, which changes only when the reviewer takes their mean.
 */
export type AnswerScores = Readonly<Record<string, number | null>>;

/** What the scores of each question are kept under: its text, and its number too where the board asks the same twice. */
export function questionKeys(questions: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return questions.map((question) => {
    const text = question.trim();
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text}\n${count}`;
  });
}

/** Anybody can ask 'constructor': only what was given counts. */
export const scoreOfAnswer = (scores: AnswerScores, key: string): number | null =>
  Object.hasOwn(scores, key) ? (scores[key] ?? null) : null;

/** @returns null where no answer has a score */
export function meanOf(scores: AnswerScores): { mean: number; count: number } | null {
  const given = Object.values(scores).filter((score) => score !== null);
  if (given.length === 0) return null;
  return { mean: given.reduce((sum, score) => sum + score, 0) / given.length, count: given.length };
}

/** The mean as an application's score, which is a whole number. */
export const scoreFromMean = (mean: number): number =>
  Math.min(REVIEW_SCORE_MAX, Math.max(1, Math.round(mean)));

/** Murmur3's last step: ids that differ in one letter must not end up next to each other. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * Shuffles ids so that no application is always read first or last. Each has its place by itself: no reload, filter or
 * arrival makes two of them change places.
 * @param seed of the board and the question
 */
export function shuffledIds(ids: readonly string[], seed: string): string[] {
  const places = new Map(ids.map((id) => [id, mixed(hashText(`${seed}\n${id}`))]));
  const place = (id: string) => places.get(id) ?? 0;
  return ids.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
