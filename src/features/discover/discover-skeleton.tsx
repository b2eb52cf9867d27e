import { BoardCardSkeleton } from '@/components/board-card';
import { BoardCardTemplate } from '@/components/board-card-template';
import { GRID_COLUMNS, SKELETON_CARDS } from '@/ui/card-grid';
import { controlStyle } from '@/ui/control-style';
import { ModeToggle } from './mode-toggle';

const nothing = () => undefined;

/**
 * The Discover screen before any script has run: looks like `Discover` in board mode, but nothing in it works. The
 * boards replace its cards as soon as they have arrived (boot/early-boards.ts).
 */
export function DiscoverSkeleton() {
  return (
    <>
      <div inert className="mb-4 flex flex-col gap-3 sm:flex-row">
        <ModeToggle mode="board" onChange={nothing} onNear={nothing} />
        <div className="min-w-0 flex-1">
          {/* A line of text gives it the same height as the search box. */}
          <div className={`${controlStyle()} min-h-10`}>&nbsp;</div>
        </div>
      </div>
      <div className="mb-4 h-8" />
      <p data-early="status" className="tabular mb-3 text-sm text-text-muted">
        Loading boards...
      </p>
      <div data-early="list" className={GRID_COLUMNS}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <BoardCardSkeleton key={index} />
        ))}
      </div>
      <BoardCardTemplate />
    </>
  );
}
