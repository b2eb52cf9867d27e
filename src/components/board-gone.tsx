import { BOARD_GONE } from '@/domain/board-gone';

/** Above what was loaded before the board was gone. */
export function BoardGone() {
  return (
    <p role="alert" className="mb-4 rounded-control border border-border-strong bg-surface-sunken px-3 py-2">
      {BOARD_GONE}
    </p>
  );
}
