import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The rows that are drawn: those near the window, and the one with the focus, which stays mounted however far it is.
 * @param focused -1 for none
 */
export function rowsNear(range: Range, focused: number): number[] {
  const near = defaultRangeExtractor(range);
  if (focused < 0 || focused >= range.count || near.includes(focused)) return near;
  return [...near, focused].sort((a, b) => a - b);
}
