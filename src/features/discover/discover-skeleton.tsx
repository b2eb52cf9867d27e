import { BoardCardSkeleton } from '@/components/board-card';
import { GRID_COLUMNS, SKELETON_CARDS } from '@/ui/card-grid';
import { controlStyle } from '@/ui/control-style';
import { ModeToggle } from './mode-toggle';
import { ResultCount } from './result-count';

const nothing = () => undefined;

/**
 * The Discover screen before any script has run: looks like `Discover` in board mode, but nothing in it works. The
 * boards replace its cards as soon as they have arrived (boot/pages/home.tsx).
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
      <div data-early="results">
        <ResultCount>Loading boards...</ResultCount>
        <div className={GRID_COLUMNS}>
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <BoardCardSkeleton key={index} />
          ))}
        </div>
      </div>
    </>
  );
}
