import type { Board } from '@/domain/board';
import { requestStatusOf, type JoinRequest } from '@/domain/join-request';
import { createApplicationReader } from '@/domain/review/application';
import { REVIEW_KINDS, reviewStatus, type ReviewStatus } from '@/domain/review/decision';
import type { Mark } from '@/domain/review/mark';
import { createStore, type Store } from '@/lib/stores/create-store';
import { derived } from '@/lib/stores/derived';
import type { Journal } from './journal';
import type { Marks } from './marks';
import type { Sender } from './send';

export type DeskBoard = Pick<Board, 'id' | 'name' | 'questions'>;

type StatusCounts = Record<ReviewStatus['kind'], number>;

/** The parts of a session that a desk needs. */
export interface DeskPorts {
  marks: Marks;
  journal: Journal;
  sender: Pick<Sender, 'inFlight'>;
  /** Whether another tab is sending. */
  otherTabSending: Pick<Store<boolean>, 'get' | 'subscribe'>;
}

/**
 * Selectors over a board's latest list, the reviewer's marks and the journal. Each returns the same object until it
 * changes, so that thousands of rows can subscribe to theirs.
 */
export function createDeskSelectors({ marks, journal, sender, otherTabSending }: DeskPorts, id: string) {
  const NO_REQUESTS: readonly JoinRequest[] = [];
  const board: DeskBoard = { id, name: '', questions: [] };
  const latest = createStore({ board, requests: NO_REQUESTS, loadedAt: 0 });
  let listed = new Map<string, JoinRequest>();
  let listedIds: readonly string[] = [];
  let read = createApplicationReader([]);
  const statuses = new Map<string, () => ReviewStatus>();

  const markOf = (requestId: string): Mark => marks.of(id, requestId);

  const statusReader = (requestId: string) =>
    derived(
      () => {
        const entry = journal.of(id, requestId);
        const { verdict, isOnHold } = markOf(requestId);
        const isInFlight =
          entry !== undefined && (otherTabSending.get() || sender.inFlight.get().has(requestId));
        // The time of the list matters only after a decision.
        const loadedAt = entry === undefined ? 0 : latest.get().loadedAt;
        return [requestStatusOf(listed.get(requestId)), loadedAt, entry, verdict, isOnHold, isInFlight];
      },
      (listedStatus, listLoadedAt, entry, verdict, isOnHold, isInFlight) =>
        reviewStatus({ listed: listedStatus, listLoadedAt, entry, mark: { verdict, isOnHold }, isInFlight }),
    );
  function statusOf(requestId: string): ReviewStatus {
    const readStatus = statuses.get(requestId) ?? statusReader(requestId);
    statuses.set(requestId, readStatus);
    return readStatus();
  }

  const applications = derived(
    () => [read, latest.get().requests],
    (reader, requests) => reader(requests),
  );
  /** A new object after every change that a status depends on. */
  const revision = derived(
    () => [marks.all(id), journal.all(id), latest.get(), sender.inFlight.get(), otherTabSending.get()],
    () => ({}),
  );

  const countOf = (ids: () => readonly string[]) =>
    derived(
      () => [ids(), revision()],
      (countedIds, _revision) => {
        const counts = Object.fromEntries(REVIEW_KINDS.map((kind) => [kind, 0])) as StatusCounts;
        for (const requestId of countedIds) counts[statusOf(requestId).kind] += 1;
        return counts;
      },
    );

  return {
    sources: [latest, marks, journal, sender.inFlight, otherTabSending],
    subscribeList: latest.subscribe,
    board: () => latest.get().board,
    requests: () => latest.get().requests,
    /** The applications of the latest list and of the lists before it since the desk was opened. */
    applications,
    statusOf,
    markOf,
    revision,
    /** The stored marks, by request. */
    marks: () => marks.all(id),
    journalEntries: () => journal.all(id),
    /** @param loadBegan the start of the list's request; null if it isn't known, for instance during a refetch */
    applyList(loadedBoard: DeskBoard, requests: readonly JoinRequest[], loadBegan: number | null): void {
      const previous = latest.get();
      const loadedAt = loadBegan ?? previous.loadedAt;
      const isSameList = previous.requests === requests && previous.loadedAt === loadedAt;
      if (previous.board === loadedBoard && isSameList) return;
      // Applications of earlier lists stay, unless the questions have changed.
      if (JSON.stringify(previous.board.questions) !== JSON.stringify(loadedBoard.questions))
        read = createApplicationReader(loadedBoard.questions);
      if (previous.requests !== requests) {
        listed = new Map(requests.map((request) => [request.id, request]));
        listedIds = [...listed.keys()];
      }
      latest.set({ board: loadedBoard, requests, loadedAt });
    },
    /** Drops the applications of earlier lists. */
    dropUnlisted(): void {
      read = createApplicationReader(latest.get().board.questions);
    },
    countOf,
    /** Counts the latest list by status. */
    listedCounts: countOf(() => listedIds),
  };
}

export type DeskSelectors = ReturnType<typeof createDeskSelectors>;
