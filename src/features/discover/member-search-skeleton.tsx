import { GRID_COLUMNS, SKELETON_CARDS } from '@/ui/card-grid';
import { Skeleton } from '@/ui/skeleton';
import { ResultCount } from './result-count';

/** With the filters beside them, the cards have two columns at most. */
export const TWO_COLUMNS = '@4xl:[&_.grid-cols-1]:grid-cols-2';

/** Shown while the code of the member mode is loading: the people are where they will be (member-search-layout.ts). */
export function MemberSearchSkeleton() {
  return (
    <div className="@container">
      <div className={`pt-12 @4xl:pl-74 ${TWO_COLUMNS}`}>
        <ResultCount role="status">Loading members...</ResultCount>
        <div aria-hidden className={GRID_COLUMNS}>
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <Skeleton key={index} className="min-h-37 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
