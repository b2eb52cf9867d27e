import type { ReactNode } from 'react';

export const GRID_GAP_PX = 16;
/** 1, 2 or 3 columns; the breakpoints are those of `useGridColumns`. */
export const GRID_COLUMNS = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

export interface WindowGridProps<T> {
  /** What the list holds, for screen readers. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  /** How high a row is before it was measured; the nearer, the steadier the scroll bar. */
  rowHeightPx: number;
}
