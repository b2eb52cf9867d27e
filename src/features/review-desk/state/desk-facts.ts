import type { JoinRequest } from '@/domain/join-request';
import type { Assessment } from '@/domain/review/assessment';
import { pileOf, type Pile } from '@/domain/review/pile';
import { supersededIds } from '@/domain/review/superseded';
import type { ReviewRoom } from './review-room';
import { createStatusReader } from './status-reader';
import { assessmentOf as readAssessment } from './verdicts';

/**
 * What the desk knows about each application, read on demand. Nothing here changes with a verdict or a note: components
 * that show those subscribe themselves (`useOfDesk`), so that a key press renders two rows and the application only.
 */
export function deskFacts(
  { store }: Pick<ReviewRoom, 'store'>,
  boardId: string,
  requests: readonly JoinRequest[],
) {
  const superseded = supersededIds(requests);
  const statusOf = createStatusReader(store, boardId, requests, superseded);
  const assessmentOf = (id: string): Assessment => readAssessment(store, boardId, id);
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
