import { useParams } from 'react-router-dom';
import { ReviewDesk } from '@/features/review-desk/reading/review-desk';

export function ReviewPage() {
  const { boardId = '' } = useParams();
  return <ReviewDesk key={boardId} boardId={boardId} />;
}
