import { useParams } from 'react-router-dom';
import { JoinBoard } from '@/features/joining/join-board';

export function JoinBoardPage() {
  const { boardId = '' } = useParams();
  return <JoinBoard key={boardId} boardId={boardId} />;
}
