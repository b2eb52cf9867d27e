import type { JoinRequest } from '@/domain/join-request';
import { applicationStatus, canBeDecided } from '@/domain/review/application-status';
import { statusWords } from '@/domain/review/status-words';
import { useReviewState } from '../state/review-room';

/** 'To be accepted', 'Sending...'; nothing where the application can still be decided on. */
export function DecisionWords({ request }: { request: JoinRequest }) {
  const delivery = useReviewState(({ outbox }) => outbox.deliveries[request.id]);
  const status = applicationStatus(request, undefined, delivery);
  if (canBeDecided(status)) return null;
  return <span className="shrink-0 text-sm text-text-muted">{statusWords(status)}</span>;
}
