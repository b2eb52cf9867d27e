import { Fragment, type ReactNode } from 'react';

export const GRID_GAP_PX = 16;
/** 1, 2 or 3 columns. */
export const GRID_COLUMNS = 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3';
/** The number of skeleton cards in a loading list: three rows of the widest grid. */
const SKELETON_CARDS = 9;

export interface VirtualGridProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  /** A row's estimated height before it is measured. A closer estimate makes the scroll bar steadier. */
  rowHeightPx: number;
}

export function PlainGrid<T>(props: Omit<VirtualGridProps<T>, 'rowHeightPx'>) {
  const { label, items, keyOf, renderItem } = props;
  return (
    <ul role="list" aria-label={label} className={GRID_COLUMNS}>
      {items.map((item) => (
        <li key={keyOf(item)} className="min-w-0">
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}

/** A loading list: copies of a card's skeleton. */
export function SkeletonGrid({ count = SKELETON_CARDS, children }: { count?: number; children: ReactNode }) {
  return (
    <div aria-hidden className={GRID_COLUMNS}>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </div>
  );
}
