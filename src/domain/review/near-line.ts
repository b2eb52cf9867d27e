import { shuffledIds } from './answer-scores';
import type { VerdictStep, Verdict } from './assessment';

/** Which of the two: the first, the second, or nobody can say. */
export type PairAnswer = 'first' | 'second' | 'either';
type Pair = readonly [first: string, second: string];

/** So many on each side of the line are compared. */
const REACH = 10;

/** Those who are ranked next to the line, the best first, and how many of them are above it. */
export interface NearLine {
  ids: readonly string[];
  places: number;
  /** How many are ranked before them. */
  start: number;
}

/** @param ranked all of them, the best first */
export function nearLine(ranked: readonly string[], places: number): NearLine {
  const end = Math.min(places, ranked.length);
  const start = Math.max(0, end - REACH);
  return { ids: ranked.slice(start, end + REACH), places: end - start, start };
}

export interface Comparison {
  /** What to ask next; null where everybody has a place. */
  pair: Pair | null;
  /** The suggested order, the best first; those whom nobody could tell apart share a place. */
  groups: readonly (readonly string[])[];
  /** How many have been compared so far; the others keep their places. */
  compared: number;
}

/** From the line outwards: whom the line may be about is compared first. */
function outwards({ ids, places }: NearLine): string[] {
  const [above, below] = [ids.slice(0, places).toReversed(), ids.slice(places)];
  const far = Math.max(above.length, below.length);
  return Array.from({ length: far }, (_, at) => [above[at], below[at]])
    .flat()
    .filter((id) => id !== undefined);
}

/** Two in an order that says nothing about their ranks. */
const asPair = (id: string, other: string): Pair => {
  const [first = id] = shuffledIds([id, other], 'pair');
  return [first, first === id ? other : id];
};

/**
 * Inserts one after the other into the order of those before. Each is first compared with the one at the end where the
 * present order has it, so that an order that is right takes one question for each; otherwise the range is halved.
 * @param answers in the order of the questions that this function has asked
 */
export function comparePairs(line: NearLine, answers: readonly PairAnswer[]): Comparison {
  const groups: string[][] = [];
  const left = answers.values();
  const isAbove = (id: string) => line.ids.indexOf(id) < line.places;
  const queue = outwards(line);
  for (const [compared, id] of queue.entries()) {
    let [low, high] = [0, groups.length];
    let at = isAbove(id) ? 0 : high - 1;
    let equals: string[] | undefined;
    while (low < high && equals === undefined) {
      const other = groups[at]?.[0] ?? '';
      const pair = asPair(id, other);
      const { value: answer, done } = left.next();
      if (done) {
        const rest = (above: boolean) => queue.slice(compared).filter((one) => isAbove(one) === above);
        const alone = (ids: string[]) => inOrder(ids, line.ids).map((one) => [one]);
        return { pair, groups: [...alone(rest(true)), ...groups, ...alone(rest(false))], compared };
      }
      if (answer === 'either') equals = groups[at];
      else if ((answer === 'first') === (pair[0] === id)) high = at;
      else low = at + 1;
      at = Math.floor((low + high) / 2);
    }
    if (equals === undefined) groups.splice(low, 0, [id]);
    else equals.push(id);
  }
  return { pair: null, groups: groups.map((group) => inOrder(group, line.ids)), compared: queue.length };
}

const inOrder = (ids: readonly string[], order: readonly string[]) =>
  ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));

export interface Suggested {
  id: string;
  /** With whom it shares the place, if with anybody. */
  isTied: boolean;
  /** Null where its tie is at the line: nobody could say who is above it. */
  to: Verdict | null;
}

/** @param below the verdict for those below the line */
export function suggestedOrder(
  groups: Comparison['groups'],
  places: number,
  below: Verdict,
): readonly Suggested[] {
  let before = 0;
  return groups.flatMap((group) => {
    const [start, end] = [before, (before += group.length)];
    const to = end <= places ? 'yes' : start >= places ? below : null;
    return group.map((id) => ({ id, isTied: group.length > 1, to }));
  });
}

export const suggestedStep = (
  suggested: readonly Suggested[],
  verdictOf: (id: string) => Verdict | null,
): VerdictStep =>
  suggested
    .map(({ id, to }) => ({ requestId: id, from: verdictOf(id), to }))
    .filter(({ from, to }) => to !== null && from !== to);
