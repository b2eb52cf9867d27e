import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { applicationReader, type Application } from '@/domain/review/application';
import {
  applicationStatus,
  earlierStatus,
  openTogether,
  supersededIds,
  type ApplicationStatus,
} from '@/domain/review/application-status';
import type { Assessment } from '@/domain/review/assessment';
import {
  earlierDecision,
  recordOf,
  reportedRecord,
  type DecisionRecord,
} from '@/domain/review/decision-record';
import type { Delivery } from '@/domain/review/delivery';
import { countPiles, pileOf, type Pile, type PileCounts } from '@/domain/review/pile';
import { createStore } from '@/lib/stores/create-store';
import { derived } from '@/lib/stores/derived';
import type { ReviewRoomStore } from './review-store';

export type DeskBoard = Pick<Board, 'id' | 'name' | 'questions'>;

/** Decisions of this device, and those that the server remembers, to recognise who applies again. */
export interface DeskHistory {
  own: readonly DecisionRecord[];
  earlierOf: (application: Application) => DecisionRecord | null;
  hasAppliedBefore: (application: Application) => boolean;
}

interface Read {
  request: JoinRequest | undefined;
  isSuperseded: boolean;
  assessment: Assessment | undefined;
  delivery: Delivery | undefined;
  status: ApplicationStatus;
}

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
  let superseded: ReadonlySet<string> = new Set();
  let together = openTogether([]);
  let read = applicationReader([]);
  const statuses = new Map<string, Read>();

  const assessmentOf = (requestId: string): Assessment => assessments.of(id, requestId);

  function statusOf(requestId: string): ApplicationStatus {
    const state = store.get();
    const request = listed.get(requestId);
    const isSuperseded = superseded.has(requestId);
    const assessment = state.assessments[id]?.byRequest[requestId];
    const delivery = state.outbox.deliveries[requestId];
    const before = statuses.get(requestId);
    if (
      before !== undefined &&
      before.assessment === assessment &&
      before.delivery === delivery &&
      before.request === request &&
      before.isSuperseded === isSuperseded
    ) {
      return before.status;
    }
    const own = applicationStatus(request, assessment, delivery ?? null);
    const status = isSuperseded ? earlierStatus(own) : own;
    statuses.set(requestId, { request, isSuperseded, assessment, delivery, status });
    return status;
  }

  const pile = (requestId: string): Pile => pileOf(statusOf(requestId), assessmentOf(requestId).verdict);

  const applications = derived(
    () => [read, latest.get().requests],
    (reader, requests) => reader(requests),
  );

  return {
    subscribe: latest.subscribe,
    board: () => latest.get().board,
    requests: () => latest.get().requests,
    applications,
    statusOf,
    assessmentOf,
    pileOf: pile,
    together: (requestId: string) => together.get(requestId) ?? [requestId],
    isSuperseded: (requestId: string) => superseded.has(requestId),
    seeList(seen: DeskBoard, requests: readonly JoinRequest[]): void {
      const now = latest.get();
      if (now.board === seen && now.requests === requests) return;
      // The same questions of another answer: what was of an earlier list stays.
      if (JSON.stringify(now.board.questions) !== JSON.stringify(seen.questions))
        read = applicationReader(seen.questions);
      listed = new Map(requests.map((request) => [request.id, request]));
      superseded = supersededIds(requests);
      together = openTogether(requests);
      latest.set({ board: seen, requests });
    },
    /** Nobody is reading an application of an earlier list any more. */
    forgetEarlier(): void {
      read = applicationReader(latest.get().board.questions);
    },
    /**
     * Counts the applications in each pile. It runs with every key press, so it only looks at those that have changed
     * since, and returns the same object as long as the counts are the same.
     * @param pileAs in which pile each counts, as long as `how` is the same
     */
    counterOf(
      ids: () => readonly string[],
      pileAs = pile,
      how: () => unknown = () => null,
    ): () => PileCounts {
      const partsOf = () => {
        const { assessments: all, outbox } = store.get();
        return {
          ids: ids(),
          how: how(),
          listed,
          byRequest: all[id]?.byRequest,
          deliveries: outbox.deliveries,
        };
      };
      let parts: ReturnType<typeof partsOf> | null = null;
      let piles: Pile[] = [];
      let counts = countPiles([]);
      return () => {
        const before = parts;
        parts = partsOf();
        const { byRequest, deliveries } = parts;
        if (before?.ids !== parts.ids || before.how !== parts.how || before.listed !== listed) {
          piles = parts.ids.map(pileAs);
          return (counts = countPiles(piles));
        }
        if (byRequest === before.byRequest && deliveries === before.deliveries) return counts;
        let next = counts;
        parts.ids.forEach((one, place) => {
          if (byRequest?.[one] === before.byRequest?.[one] && deliveries[one] === before.deliveries[one])
            return;
          const [then, now] = [piles[place], pileAs(one)];
          if (then === undefined || then === now) return;
          piles[place] = now;
          next = { ...next, [then]: next[then] - 1 };
          next[now] += 1;
        });
        counts = next;
        return counts;
      };
    },
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

function historyOf(
  boardId: string,
  deliveries: readonly Delivery[],
  applications: ReadonlyMap<string, Application>,
): DeskHistory {
  const own = deliveries
    .filter((delivery) => delivery.boardId === boardId)
    .map((delivery) => recordOf(delivery, applications.get(delivery.requestId)?.request.createdAt ?? ''))
    .filter((record) => record !== null);
  const ownIds = new Set(own.map(({ requestId }) => requestId));
  const fromServer = [...applications.values()]
    .filter((application) => !ownIds.has(application.id))
    .map(reportedRecord)
    .filter((record) => record !== null);
  const byPerson = new Map<string, DecisionRecord[]>();
  for (const record of [...own, ...fromServer]) {
    byPerson.set(record.personKey, [...(byPerson.get(record.personKey) ?? []), record]);
  }
  const earlierOf = (application: Application) =>
    earlierDecision(byPerson.get(application.personKey) ?? [], application);
  return { own, earlierOf, hasAppliedBefore: (application) => earlierOf(application) !== null };
}
