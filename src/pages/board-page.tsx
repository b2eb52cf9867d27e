import { useParams } from 'react-router-dom';
import { BoardDetail } from '@/features/board-detail/board-detail';
import { PendingRequests } from '@/features/review-desk/requests/pending-requests';
import { Page } from '@/ui/page';

export function BoardPage() {
  const { boardId = '' } = useParams();
  return (
    <Page>
      <BoardDetail
        key={boardId}
        boardId={boardId}
        renderPendingRequests={(board) => <PendingRequests board={board} />}
      />
    </Page>
  );
}
