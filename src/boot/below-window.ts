import { afterPaint } from '@/lib/loading/after-paint';

/** Of a card grid (`GRID_COLUMNS`), by the width of the window in px. */
const columnsAt = (widthPx: number) => (widthPx >= 1024 ? 3 : widthPx >= 640 ? 2 : 1);

/**
 * Has the browser style and lay out only the cards that can be in the window at first, and the others after the next
 * paint: on a phone that is most of the work before a list is seen. Until then the others take the room that they will
 * have.
 * @param items of one list
 * @param place in px: where the list begins in the window, and the height of a row of cards
 */
export function renderBelowLater(
  items: readonly HTMLElement[],
  { top, rowHeight }: { top: number; rowHeight: number },
): void {
  const inWindow = columnsAt(innerWidth) * Math.max(1, Math.ceil((innerHeight - top) / rowHeight));
  const below = items.slice(inWindow);
  below.forEach(({ style }) => {
    style.contentVisibility = 'hidden';
    style.containIntrinsicBlockSize = `${rowHeight}px`;
  });
  afterPaint(() => below.forEach((item) => item.removeAttribute('style')));
}
