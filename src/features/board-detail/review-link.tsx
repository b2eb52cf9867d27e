import { Link } from 'react-router-dom';
import { joinRequestsApi } from '@/api/join-requests';
import { isPending } from '@/domain/join-request';
import { pluralize } from '@/domain/text';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';

/** The creator's way to the review desk, with what waits there as soon as the list has been loaded (board-tabs.tsx). */
export function ReviewLink({ boardId }: { boardId: string }) {
  const { data } = joinRequestsApi.endpoints.listBoardJoinRequests.useQueryState(boardId);
  const count = data?.filter(isPending).length;
  return (
    <Link
      to={paths.review(boardId)}
      // It has room for the number before that comes, so that nothing moves then; on phones a row of its own.
      className={`${buttonStyle(count === 0 ? 'secondary' : 'yellow')} flex-col gap-0! after:invisible after:h-0 after:content-['Review_0,000_applications'] max-sm:w-full`}
    >
      Review {count ? pluralize(count, 'application') : 'applications'}
    </Link>
  );
}
