import { Navigate, useParams } from 'react-router-dom';
import { ReviewDesk } from '@/features/review-desk/reading/review-desk';
import { SendDecisions } from '@/features/review-desk/sending/sending-screen';
import { paths } from '@/lib/addresses/paths';

export function ReviewPage() {
  const { boardId = '', step } = useParams();
  if (step === 'send') return <SendDecisions key={boardId} boardId={boardId} />;
  if (step !== undefined) return <Navigate to={paths.review(boardId)} replace />;
  return <ReviewDesk key={boardId} boardId={boardId} />;
}
