import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { applicationReader, type Application } from '@/domain/review/application';
import { applicationStatus, openCounts, type ApplicationStatus } from '@/domain/review/application-status';
import type { Assessment } from '@/domain/review/assessment';
import { earlierDecision, recordOf, reportedRecord } from '@/domain/review/decision-record';
import type { Delivery } from '@/domain/review/delivery';
import { countPiles, pileOf, type Pile, type PileCounts } from '@/domain/review/pile';
import { createStore } from '@/lib/stores/create-store';
import { derived } from '@/lib/stores/derived';
import type { ReviewRoomStore } from './review-store';

export type DeskBoard = Pick<Board, 'id' | 'name' | 'questions'>;

/**
 * What is known of a board's applications, from the latest list and what the reviewer has made of them. Everything is
 * read on demand, and stays the same object as long as nothing of it has changed, so that thousands of rows can watch
 * theirs.
 */
export function createDeskFacts(
  { store, assessments }: Pick<ReviewRoomStore, 'store' | 'assessments'>,
  id: string,
) {
  const NO_REQUESTS: readonly JoinRequest[] = [];
  const board: DeskBoard = { id, name: '', questions: [] };
  const latest = createStore({ board, requests: NO_REQUESTS });
  let listed = new Map<string, JoinRequest>();
  let counts = openCounts([]);
  let read = applicationReader([]);
  const statuses = new Map<string, () => ApplicationStatus>();

  const assessmentOf = (requestId: string): Assessment => assessments.of(id, requestId);

  const statusReader = (requestId: string) =>
    derived(
      () => {
        const delivery = store.get().outbox.deliveries[requestId];
        return [listed.get(requestId), assessmentOf(requestId), delivery];
      },
      (request, assessment, delivery) => applicationStatus(request, assessment, delivery ?? null),
    );
  function statusOf(requestId: string): ApplicationStatus {
    const read = statuses.get(requestId) ?? statusReader(requestId);
    statuses.set(requestId, read);
    return read();
  }

  const pile = (requestId: string): Pile => pileOf(statusOf(requestId), assessmentOf(requestId).verdict);

  const applications = derived(
    () => [read, latest.get().requests],
    (reader, requests) => reader(requests),
  );
  return {
    /** Called when a list has come (`seeList`), and for nothing else. */
    subscribeList: latest.subscribe,
    board: () => latest.get().board,
    requests: () => latest.get().requests,
    /** Those of the latest list and of those before it since the desk was entered: somebody may be reading one of those. */
    applications,
    statusOf,
    assessmentOf,
    pileOf: pile,
    /** How many open applications the applicant has, this one included. */
    openCountOf: (requestId: string): number => counts.get(requestId) ?? 1,
    /** The board's latest list has come. @param requests with what was sent from here */
    seeList(seen: DeskBoard, requests: readonly JoinRequest[]): void {
      const now = latest.get();
      if (now.board === seen && now.requests === requests) return;
      // The same questions of another answer: what was of an earlier list stays.
      if (JSON.stringify(now.board.questions) !== JSON.stringify(seen.questions))
        read = applicationReader(seen.questions);
      listed = new Map(requests.map((request) => [request.id, request]));
      counts = openCounts(requests);
      latest.set({ board: seen, requests });
    },
    /** Nobody is reading an application of an earlier list any more. */
    forgetEarlier(): void {
      read = applicationReader(latest.get().board.questions);
    },
    /**
     * Counts the applications in each pile. It runs with every key press, so it only looks at those that have changed
     * since, and returns the same object as long as the counts are the same.
     */
    counterOf(ids: () => readonly string[]): () => PileCounts {
      const partsOf = () => {
        const { assessments: all, outbox } = store.get();
        const { byRequest } = all[id] ?? {};
        return { ids: ids(), listed, byRequest, deliveries: outbox.deliveries };
      };
      let parts: ReturnType<typeof partsOf> | null = null;
      let piles: Pile[] = [];
      let counts = countPiles([]);
      return () => {
        const before = parts;
        parts = partsOf();
        const { byRequest, deliveries } = parts;
        const isSameList = before?.ids === parts.ids && before.listed === listed;
        if (isSameList && byRequest === before.byRequest && deliveries === before.deliveries) return counts;
        const isKnown = (one: string) =>
          isSameList &&
          byRequest?.[one] === before.byRequest?.[one] &&
          deliveries[one] === before.deliveries[one];
        const next = parts.ids.map((one, place) => (isKnown(one) ? piles[place] : undefined) ?? pile(one));
        if (!isSameList || next.some((now, place) => now !== piles[place])) counts = countPiles(next);
        piles = next;
        return counts;
      };
    },
    /** What the reviewer has made of all of them: another object after every change. */
    work: derived(
      () => [store.get().assessments[id], store.get().outbox.deliveries, latest.get()],
      () => ({}),
    ),
    history: derived(
      () => [store.get().outbox.deliveries, applications()],
      (deliveries, all) => historyOf(id, Object.values(deliveries), all),
    ),
  };
}

export type DeskFacts = ReturnType<typeof createDeskFacts>;

/** Decisions of this device, and those that the server remembers, to recognise who applies again. */
function historyOf(
  boardId: string,
  deliveries: readonly Delivery[],
  applications: ReadonlyMap<string, Application>,
) {
  const own = deliveries
    .filter((delivery) => delivery.boardId === boardId)
    .map((delivery) => recordOf(delivery, applications.get(delivery.requestId)?.request.createdAt ?? ''))
    .filter((record) => record !== null);
  const ownIds = new Set(own.map(({ requestId }) => requestId));
  const fromServer = [...applications.values()]
    .filter((application) => !ownIds.has(application.id))
    .map(reportedRecord)
    .filter((record) => record !== null);
  const records = [...own, ...fromServer];
  return { own, earlierOf: (application: Application) => earlierDecision(records, application) };
}
