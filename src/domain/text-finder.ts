import { foldText } from './fold-text';

/**
 * Folds the texts of a list once, for a search that repeats with every key.
 * @returns finds the items whose text contains what is typed, without the spaces around it, in their order
 */
export function textFinder<T>(
  items: readonly T[],
  textOf: (item: T) => string = String,
): (typed: string) => T[] {
  const index = items.map((item) => ({ item, text: foldText(textOf(item)) }));
  return (typed) => {
    const wanted = foldText(typed.trim());
    return index.filter(({ text }) => text.includes(wanted)).map(({ item }) => item);
  };
}
