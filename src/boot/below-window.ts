import { afterPaint } from '@/lib/after-paint';

/** Of a card grid (`GRID_COLUMNS`), by the width of the window in px. */
const columnsAt = (widthPx: number) => (widthPx >= 1024 ? 3 : widthPx >= 640 ? 2 : 1);

/**
 * Has the browser style and lay out only the cards that can be in the window at first, and the others after the next
 * paint: on a phone that is most of the work before a list is seen. Until then the others take the room that they will
 * have.
 * @param items of one list, which begins below the nav bar
 * @param rowHeightPx the height of a row of cards
 */
export function renderBelowLater(items: readonly HTMLElement[], rowHeightPx: number): void {
  // The browser has gone back to where the person was.
  if (scrollY > 0) return;
  const inWindow = columnsAt(innerWidth) * Math.ceil(innerHeight / rowHeightPx);
  const below = items.slice(inWindow);
  below.forEach(({ style }) => {
    style.contentVisibility = 'hidden';
    style.containIntrinsicBlockSize = `${rowHeightPx}px`;
  });
  afterPaint(() => below.forEach((item) => item.removeAttribute('style')));
}
