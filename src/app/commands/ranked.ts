import { defaultFilter } from 'cmdk';
import { foldText } from '@/domain/fold-text';

/** Below this the letters only happen to occur somewhere in the name ('to' in 'Edit board'). */
const SCORE_MIN = 0.1;

/**
 * The items that match a typed text, best first; for '' all of them, in their order.
 * @param textOf an item's label and keywords
 */
export function ranked<T>(
  items: readonly T[],
  typed: string,
  textOf: (item: T) => { label: string; keywords?: readonly string[] },
): T[] {
  if (typed === '') return [...items];
  const term = foldText(typed);
  return items
    .map((item) => {
      const { label, keywords = [] } = textOf(item);
      return { item, score: defaultFilter(foldText(label), term, keywords.map(foldText)) };
    })
    .filter(({ score }) => score >= SCORE_MIN)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
