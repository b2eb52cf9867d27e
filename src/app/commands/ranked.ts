import { defaultFilter } from 'cmdk';

/** Below it the letters only happen to stand in the name, far apart ('to' in 'Edit board'). */
const SCORE_MIN = 0.1;

/**
 * The items that fit a typed text, best first; all of them, in their order, for ''.
 * @param textOf what an item is called, and other words for it
 */
export function ranked<T>(
  items: readonly T[],
  typed: string,
  textOf: (item: T) => { label: string; keywords?: readonly string[] },
): T[] {
  if (typed === '') return [...items];
  return items
    .map((item) => {
      const { label, keywords = [] } = textOf(item);
      return { item, score: defaultFilter(label, typed, [...keywords]) };
    })
    .filter(({ score }) => score >= SCORE_MIN)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
