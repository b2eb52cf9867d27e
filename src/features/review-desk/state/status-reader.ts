import type { JoinRequest } from '@/domain/join-request';
import { applicationStatus, earlierStatus, type ApplicationStatus } from '@/domain/review/application-status';
import type { Assessment } from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import { supersededIds } from '@/domain/review/superseded';
import type { ReviewStore } from './review-state';

interface Read {
  request: JoinRequest | undefined;
  assessment: Assessment | undefined;
  delivery: Delivery | undefined;
  status: ApplicationStatus;
}

/**
 * Reads statuses from the store and a board's latest list. As long as nothing of an application has changed it returns
 * the same object, so that thousands of rows can watch theirs.
 */
export function createStatusReader(
  store: ReviewStore,
  boardId: string,
  requests: readonly JoinRequest[],
  superseded = supersededIds(requests),
) {
  const listed = new Map(requests.map((request) => [request.id, request]));
  const known = new Map<string, Read>();
  return (requestId: string): ApplicationStatus => {
    const { assessments, outbox } = store.getState();
    const request = listed.get(requestId);
    const assessment = assessments[boardId]?.byRequest[requestId];
    const delivery = outbox.deliveries[requestId];
    const before = known.get(requestId);
    if (before?.assessment === assessment && before?.delivery === delivery && before !== undefined) {
      return before.status;
    }
    const own = applicationStatus(request, assessment, delivery ?? null);
    const status = superseded.has(requestId) ? earlierStatus(own) : own;
    known.set(requestId, { request, assessment, delivery, status });
    return status;
  };
}
