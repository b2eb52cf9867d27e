import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState, type ReactNode, type RefCallback } from 'react';
import { cn } from '@/lib/cn';
import { rowsNear, useIsPrinting } from './virtual-rows';

/** The browsers' default; also the fallback if no style is computed (jsdom). */
const USUAL_PX = 16;

/**
 * Returns the current size of 1 rem in px, which depends on the browser's font size setting. Don't call it in every
 * render, because it forces a style recalculation.
 */
export function remInPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX;
}

/** The line height in app.css. A minimum font size in the browser changes `rlh`, and the text, but not `rem`. */
const REM_PER_LINE = 1.5;
const heightOf = (rem: number) => `${rem / REM_PER_LINE}rlh`;

interface VirtualListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T, index: number) => ReactNode;
  /** The exact height of every row; it scales with the user's font size. */
  rowHeightRem: number;
  /** Receives the scrolling element. Pass a stable function. */
  scrollerRef?: RefCallback<HTMLElement>;
  className?: string;
}

/** Shorter lists are rendered completely, so that the browser's find works. */
export const WINDOW_FROM_ROWS = 60;
const OVERSCAN_ROWS = 6;

/** A scrolling list that stays fast with thousands of rows: only rows near its viewport are rendered. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  return props.items.length <= WINDOW_FROM_ROWS ? <PlainList {...props} /> : <WindowedList {...props} />;
}

const scrollerProps = (className: string | undefined) => ({
  // Focusable by script, so that the focus can return after the list was hidden.
  tabIndex: -1,
  className: cn('relative min-h-0 flex-1 overflow-y-auto overscroll-contain', className),
});

function PlainList<T>(props: VirtualListProps<T>) {
  const { label, items, keyOf, renderItem, rowHeightRem, scrollerRef, className } = props;
  return (
    <ul ref={scrollerRef ?? null} role="list" aria-label={label} {...scrollerProps(className)}>
      {items.map((item, index) => (
        <li key={keyOf(item)} style={{ height: heightOf(rowHeightRem) }}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}

function WindowedList<T>(props: VirtualListProps<T>) {
  const { label, items, keyOf, renderItem, rowHeightRem, scrollerRef, className } = props;
  const scroller = useRef<HTMLElement>(null);
  const [rowHeightPx] = useState(() => rowHeightRem * remInPx());
  // The key rather than the index, which changes with the order.
  const focusedKey = useRef<string>(null);
  const isPrinting = useIsPrinting();
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) =>
      rowsNear(
        range,
        focusedKey.current === null ? -1 : items.findIndex((item) => keyOf(item) === focusedKey.current),
      ),
    // Rows beyond the viewport are already rendered (overscan), so the update needn't be synchronous.
    useFlushSync: false,
  });
  const rows = isPrinting ? items.map((_, index) => ({ index, start: 0 })) : virtualizer.getVirtualItems();
  // A stable ref callback: React would detach and attach a new one on each render, and a callback that scrolls a row
  // into view would then undo every scroll.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      scrollerRef?.(element);
    },
    [scrollerRef],
  );
  return (
    <div ref={attach} {...scrollerProps(className)}>
      <div
        role="list"
        aria-label={label}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
        onBlur={() => (focusedKey.current = null)}
      >
        {rows.map((row) => {
          const item = items[row.index];
          if (item === undefined) return null;
          return (
            <div
              key={keyOf(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              onFocus={() => (focusedKey.current = keyOf(item))}
              className="absolute top-0 left-0 w-full contain-layout contain-size"
              style={{ height: heightOf(rowHeightRem), transform: `translateY(${row.start}px)` }}
            >
              {renderItem(item, row.index)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
