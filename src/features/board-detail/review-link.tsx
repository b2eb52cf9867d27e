import { Link } from 'react-router-dom';
import { joinRequestsApi } from '@/api/join-requests';
import { isPending } from '@/domain/join-request';
import { pluralize } from '@/domain/pluralize';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';

/** The creator's way to the review desk, with what waits there as soon as the list has been loaded (board-tabs.tsx). */
export function ReviewLink({ boardId }: { boardId: string }) {
  const { data } = joinRequestsApi.endpoints.listBoardJoinRequests.useQueryState(boardId);
  const count = data?.filter(isPending).length;
  return (
    <Link
      to={paths.review(boardId)}
      // A row of its own on phones, so that nothing moves when the number comes.
      className={`${buttonStyle(count === 0 ? 'secondary' : 'yellow')} max-sm:w-full`}
    >
      Review {count ? pluralize(count, 'application') : 'applications'}
    </Link>
  );
}
