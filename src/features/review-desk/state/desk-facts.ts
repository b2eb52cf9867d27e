import type { JoinRequest } from '@/domain/join-request';
import { applicationStatus, earlierStatus, type ApplicationStatus } from '@/domain/review/application-status';
import type { Assessment } from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import { countPiles, pileOf, type Pile, type PileCounts } from '@/domain/review/pile';
import { supersededIds } from '@/domain/review/superseded';
import type { ReviewRoom } from './review-room';
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
    const { assessments, outbox } = store.get();
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

/**
 * What the desk knows about each application, read on demand. Nothing here changes with a verdict or a note: components
 * that show those subscribe themselves (`useOfDesk`), so that a key press renders two rows and the application only.
 */
export function deskFacts(
  { store, assessments }: Pick<ReviewRoom, 'store' | 'assessments'>,
  boardId: string,
  requests: readonly JoinRequest[],
) {
  const superseded = supersededIds(requests);
  const statusOf = createStatusReader(store, boardId, requests, superseded);
  const assessmentOf = (id: string): Assessment => assessments.of(boardId, id);
  const pile = (id: string): Pile => pileOf(statusOf(id), assessmentOf(id).verdict);
  return {
    statusOf,
    assessmentOf,
    pileOf: pile,
    isToRead: (id: string) => pile(id) === 'toRead',
    /** Whether its person has applied again since. */
    isSuperseded: (id: string) => superseded.has(id),
  };
}

export type DeskFacts = ReturnType<typeof deskFacts>;

/**
 * Counts the applications in each pile. It runs with every key press, so it only looks at those that have changed
 * since, and returns the same object as long as the counts are the same.
 * @param pileOf must depend on nothing but what the store has of that application
 */
export function createPileCounter(
  store: ReviewStore,
  boardId: string,
  requestIds: readonly string[],
  pileOf: (requestId: string) => Pile,
): () => PileCounts {
  const partsOf = () => {
    const { assessments, outbox } = store.get();
    return { byRequest: assessments[boardId]?.byRequest, deliveries: outbox.deliveries };
  };
  let parts = partsOf();
  const piles = requestIds.map(pileOf);
  let counts = countPiles(piles);
  return () => {
    const before = parts;
    parts = partsOf();
    const { byRequest, deliveries } = parts;
    if (byRequest === before.byRequest && deliveries === before.deliveries) return counts;
    let next = counts;
    requestIds.forEach((id, place) => {
      if (byRequest?.[id] === before.byRequest?.[id] && deliveries[id] === before.deliveries[id]) return;
      const [pile, now] = [piles[place], pileOf(id)];
      if (pile === undefined || pile === now) return;
      piles[place] = now;
      next = { ...next, [pile]: next[pile] - 1 };
      next[now] += 1;
    });
    counts = next;
    return counts;
  };
}
