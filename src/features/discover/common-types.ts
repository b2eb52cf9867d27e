import type { Board } from '@/domain/board';
import { compareTexts } from '@/domain/text';

/** More would be scrolled past, not read. */
const TYPES_MAX = 12;

/** The boards' types, the most common first. */
export function commonTypes(boards: readonly Board[]): string[] {
  const counts = new Map<string, number>();
  for (const { boardType } of boards) {
    for (const type of new Set(boardType)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || compareTexts(a, b))
    .slice(0, TYPES_MAX)
    .map(([type]) => type);
}
