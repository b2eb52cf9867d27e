import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  windowScroll,
  type Range,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listen } from '@/lib/listen';
import { GRID_COLUMNS, GRID_GAP_PX, type VirtualGridProps } from './plain-grid';

const OVERSCAN_ROWS = 3;

/**
 * The rendered rows: those near the viewport, and the focused one, which always stays mounted.
 * @param focused -1 for none
 */
export function rowsNear(range: Range, focused: number): number[] {
  const near = defaultRangeExtractor(range);
  if (focused < 0 || focused >= range.count || near.includes(focused)) return near;
  return [...near, focused].sort((a, b) => a - b);
}

let isPrinting = false;

const subscribe = (onChange: () => void) =>
  listen(window, ['beforeprint', 'afterprint'], ({ type }) => {
    isPrinting = type === 'beforeprint';
    onChange();
  });

/** @returns whether the page is being printed; virtual lists then render all rows */
export const useIsPrinting = () => useSyncExternalStore(subscribe, () => isPrinting);

/**
 * The list's number of columns and its distance from the top of the page. The content above it may open, close and
 * wrap.
 */
function useLayout() {
  const ref = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current === null) return;
      setColumns(getComputedStyle(ref.current).gridTemplateColumns.split(' ').length);
      setOffset(ref.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, columns, offset };
}

/** The rows near the viewport, positioned within the height of the whole list. */
export function VirtualRows<T>({ label, items, keyOf, renderItem, rowHeightPx }: VirtualGridProps<T>) {
  const { ref, columns, offset } = useLayout();
  const focusedRow = useRef(-1);
  const rows = Math.ceil(items.length / columns);
  const isPrinting = useIsPrinting();
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows,
    estimateSize: () => rowHeightPx,
    gap: GRID_GAP_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: offset,
    // Compensates for rows that are taller than estimated, but doesn't scroll otherwise: the router owns the scroll
    // position.
    scrollToFn: (to, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(to, options, instance);
    },
    // A row inside a hidden element has no height, so it keeps the estimate.
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || rowHeightPx,
    rangeExtractor: (range) =>
      isPrinting ? Array.from({ length: rows }, (_, row) => row) : rowsNear(range, focusedRow.current),
  });

  return (
    <div
      ref={ref}
      role="list"
      aria-label={label}
      className={`${GRID_COLUMNS} relative`}
      style={{ height: virtualizer.getTotalSize() }}
      onBlur={() => (focusedRow.current = -1)}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          role="presentation"
          data-index={row.index}
          ref={virtualizer.measureElement}
          onFocus={() => (focusedRow.current = row.index)}
          className={`${GRID_COLUMNS} absolute top-0 left-0 w-full print:col-span-full`}
          style={{ transform: `translateY(${row.start - offset}px)` }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
            <div
              key={keyOf(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row.index * columns + column + 1}
              className="min-w-0"
            >
              {renderItem(item)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
