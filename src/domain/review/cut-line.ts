import { formatNumber } from '../format-number';
import { plainDigits } from '../typed-number';
import type { Verdict, VerdictChange, VerdictStep } from './assessment';
import { VERDICT_WORDS } from './status-words';

/** Applications ranked by score, with a line below the last place. */
export interface CutLine {
  /** Surely above the line, the best first. */
  above: readonly string[];
  /** They share the score at the line, and there are not places for all of them. */
  tied: readonly string[];
  /** How many of the tied there are places for. */
  tiedPlaces: number;
  below: readonly string[];
  /** Without a score, so they cannot be ranked. */
  unscored: readonly string[];
}

/** @param ids equal scores stay in this order */
export function cutLine(
  ids: readonly string[],
  scoreOf: (id: string) => number | null,
  places: number,
): CutLine {
  const score = (id: string) => scoreOf(id) ?? -Infinity;
  const ranked = ids.filter((id) => scoreOf(id) !== null).sort((a, b) => score(b) - score(a));
  const unscored = ids.filter((id) => scoreOf(id) === null);
  const [last, next] = [ranked[places - 1], ranked[places]];
  if (last === undefined || next === undefined || score(last) !== score(next)) {
    return { above: ranked.slice(0, places), tied: [], tiedPlaces: 0, below: ranked.slice(places), unscored };
  }
  const above = ranked.filter((id) => score(id) > score(last));
  return {
    above,
    tied: ranked.filter((id) => score(id) === score(last)),
    tiedPlaces: places - above.length,
    below: ranked.filter((id) => score(id) < score(last)),
    unscored,
  };
}

export interface CutChoice {
  below: 'maybe' | 'no';
  /** For those who are tied at it; null to leave them as they are. */
  tied: Verdict | null;
  mayReplace: boolean;
}

/** @returns what the line changes, and which earlier verdicts differ from it */
export function cutStep(
  line: CutLine,
  { below, tied, mayReplace }: CutChoice,
  verdictOf: (id: string) => Verdict | null,
): { step: VerdictStep; differing: readonly VerdictChange[] } {
  const changes = (ids: readonly string[], to: Verdict | null): VerdictChange[] =>
    to === null ? [] : ids.map((requestId) => ({ requestId, from: verdictOf(requestId), to }));
  const all = [
    ...changes(line.above, 'yes'),
    ...changes(line.tied, tied),
    ...changes(line.below, below),
  ].filter(({ from, to }) => from !== to);
  const differing = all.filter(({ from }) => from !== null);
  return { step: mayReplace ? all : all.filter(({ from }) => from === null), differing };
}

/** '2 Yes, 1 No' */
export const stepWords = (step: VerdictStep): string =>
  (['yes', 'maybe', 'no'] as const)
    .map((verdict) => [step.filter(({ to }) => to === verdict).length, VERDICT_WORDS[verdict]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
    .join(', ');

/** @returns a whole number of places; null for anything else */
export function readPlaces(text: string): number | null {
  const digits = plainDigits(text).trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
