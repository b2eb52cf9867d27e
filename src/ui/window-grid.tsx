import { lazy, Suspense } from 'react';
import { GRID_COLUMNS, type WindowGridProps } from './card-grid';

const WindowedRows = lazy(() =>
  import('./windowed-rows').then((module) => ({ default: module.WindowedRows })),
);

/** Up to this many cards all are in the page, so that the browser's own find reaches them. */
export const WINDOW_FROM_ITEMS = 60;

function PlainGrid<T>({ label, items, keyOf, renderItem, size }: WindowGridProps<T> & { size?: number }) {
  return (
    <ul role="list" aria-label={label} className={GRID_COLUMNS}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          className="min-w-0"
          {...(size === undefined ? {} : { 'aria-setsize': size, 'aria-posinset': index + 1 })}
        >
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}

/** A responsive grid of cards that stays quick with thousands: only the rows near the window are in the page (budgets, 'How'). */
export function WindowGrid<T>(props: WindowGridProps<T>) {
  const { items } = props;
  if (items.length <= WINDOW_FROM_ITEMS) return <PlainGrid {...props} />;
  const first = <PlainGrid {...props} items={items.slice(0, WINDOW_FROM_ITEMS)} size={items.length} />;
  return (
    <Suspense fallback={first}>
      <WindowedRows {...(props as unknown as WindowGridProps<unknown>)} />
    </Suspense>
  );
}
