import type { ComponentProps, ReactNode } from 'react';
import { BoardCardSkeleton } from '@/components/board-card';
import type { DiscoverMode } from '@/domain/discover';
import { SkeletonGrid } from '@/ui/plain-grid';
import { controlStyle } from '@/ui/control-style';
import { PageHeading } from '@/ui/page';
import { SegmentedControl } from '@/ui/segmented-control';
import { Skeleton } from '@/ui/skeleton';

/** Beside the filters there is space for two columns. */
export const TWO_COLUMNS = '@4xl:[&_.grid-cols-1]:grid-cols-2';

export function DiscoverHeading() {
  return (
    <PageHeading lead="Find boards to join and people to work with.">Discover Amazing Talent</PageHeading>
  );
}

/** Explains boards to visitors. @param children the link to sign in */
export function AboutBoards({ children }: { children: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-border bg-accent-soft px-4 py-3">
      <p className="flex-1 basis-60 text-pretty">
        A board is a group around one topic. Answer a few questions, and its creator decides who joins.
      </p>
      {children}
    </div>
  );
}

/** The line above the results with their count or the loading state. */
export function ResultCount(props: ComponentProps<'p'>) {
  return <p {...props} className="tabular mb-3 text-sm text-text-muted" />;
}

const MODES: readonly { value: DiscoverMode; label: string }[] = [
  { value: 'board', label: 'Boards' },
  { value: 'member', label: 'Members' },
];

type ModeToggleProps = Pick<
  ComponentProps<typeof SegmentedControl<DiscoverMode>>,
  'value' | 'onChange' | 'onNear'
>;

export const ModeToggle = (props: ModeToggleProps) => (
  <SegmentedControl label="Search for" options={MODES} isLarge {...props} />
);

/**
 * The skeleton of the board mode, which is in index.html. boot/pages/home.tsx replaces it once the boards have loaded.
 */
export function DiscoverSkeleton() {
  return (
    <>
      <div inert className="mb-4 flex flex-col gap-3 sm:flex-row">
        <ModeToggle value="board" onChange={() => undefined} />
        <div className="min-w-0 flex-1">
          {/* A line of text gives it the height of the search field. */}
          <div className={`${controlStyle()} min-h-10`}>&nbsp;</div>
        </div>
      </div>
      <div className="mb-4 h-8" />
      <div data-early="results">
        <ResultCount>Loading boards...</ResultCount>
        <SkeletonGrid>
          <BoardCardSkeleton />
        </SkeletonGrid>
      </div>
    </>
  );
}

/** The skeleton of the member mode while its chunk is loading. */
export function MemberSearchSkeleton() {
  return (
    <div className="@container">
      <div className={`pt-12 @4xl:pl-74 ${TWO_COLUMNS}`}>
        <ResultCount role="status">Loading members...</ResultCount>
        <SkeletonGrid>
          <Skeleton className="min-h-37 rounded-card" />
        </SkeletonGrid>
      </div>
    </div>
  );
}
