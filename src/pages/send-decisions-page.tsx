import { useParams } from 'react-router-dom';
import { SendDecisions } from '@/features/review-desk/sending/sending-screen';

export function SendDecisionsPage() {
  const { boardId = '' } = useParams();
  return <SendDecisions key={boardId} boardId={boardId} />;
}
