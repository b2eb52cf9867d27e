import { Navigate } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { ReviewDesk } from './reading/review-desk';
import { SendDecisions } from './sending/sending-screen';

/** The review desk, or its sending screen. */
export function ReviewPage({ boardId, step }: { boardId: string; step: string | undefined }) {
  if (step === 'send') return <SendDecisions boardId={boardId} />;
  if (step !== undefined) return <Navigate to={paths.review(boardId)} replace />;
  return <ReviewDesk boardId={boardId} />;
}
