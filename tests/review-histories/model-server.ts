import type { JoinRequest } from '@/domain/join-request';
import type { Outcome } from '@/domain/review/outcome';

/** What can go wrong with one call. 'After' means that the server has acted by then. */
export const FAULTS = [
  'none',
  'droppedBefore',
  'droppedAfter',
  '500 before',
  '500 after',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '503 before',
  '503 after',
  /** The line is dropped after the server has acted, and the browser repeats the call by itself on a new one. */
  'repeated',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface ServerKind {
  /** A second decision replaces the first instead of being refused. */
  isLenient: boolean;
  listsPendingOnly: boolean;
  omitsNotes: boolean;
  /** Its word for a decision is not one that the app knows. */
  hasOwnWords: boolean;
  /** How many changes its lists are behind. */
  listsLateBy: number;
}

interface ServerRequest {
  id: string;
  boardId: string;
  decided: { outcome: Outcome; note: string } | null;
}

/** A decision that has reached the server. */
export interface Arrival {
  requestId: string;
  outcome: Outcome;
  note: string;
  account: string;
  /** The server said no, for whatever reason, and did nothing. */
  isRefused: boolean;
  hasActed: boolean;
}

/** What is answered where the server has acted all the same; null where the line is dropped. */
const statusAfter = (fault: Fault): number | null =>
  fault === 'droppedAfter' ? null : Number.parseInt(fault);

/** A backend as careless as src/api/README.md allows. */
export class ModelServer {
  readonly arrivals: Arrival[] = [];
  faults: Fault[] = [];
  kind: ServerKind;
  #requests: ServerRequest[];
  /** Nobody has applied for these yet. */
  #toCome: ServerRequest[];
  #versions: ServerRequest[][] = [];
  #deletedBoards = new Set<string>();

  /** @param late the requests that are not made before `newcomersApply` */
  constructor(
    ids: readonly (readonly [id: string, boardId: string])[],
    kind: ServerKind,
    late: ReadonlySet<string>,
  ) {
    this.kind = kind;
    const all = ids.map(([id, boardId]): ServerRequest => ({ id, boardId, decided: null }));
    this.#requests = all.filter(({ id }) => !late.has(id));
    this.#toCome = all.filter(({ id }) => late.has(id));
    this.#versions.push(this.#requests);
  }

  newcomersApply(): void {
    if (this.#toCome.length === 0) return;
    this.#requests = [...this.#requests, ...this.#toCome];
    this.#toCome = [];
    this.#versions.push(this.#requests);
  }

  decisionOn(id: string): ServerRequest['decided'] {
    return this.#requests.find((request) => request.id === id)?.decided ?? null;
  }

  /** Its requests go with it. */
  deleteBoard(boardId: string): void {
    this.#deletedBoards.add(boardId);
  }

  isDeleted(boardId: string): boolean {
    return this.#deletedBoards.has(boardId);
  }

  #decide(id: string, outcome: Outcome, note: string): boolean {
    const request = this.#requests.find((one) => one.id === id);
    if (request === undefined || (request.decided !== null && !this.kind.isLenient)) return false;
    this.#requests = this.#requests.map((one) =>
      one.id === id ? { ...one, decided: { outcome, note } } : one,
    );
    this.#versions.push(this.#requests);
    return true;
  }

  /** Somebody else decides, elsewhere; they can't where it is decided. */
  decideElsewhere(id: string, outcome: Outcome): void {
    if (this.decisionOn(id) === null) this.#decide(id, outcome, 'From somebody else');
  }

  /** @returns the status of the answer; null where the line is dropped */
  receive(account: string, requestId: string, outcome: Outcome, note: string): number | null {
    const fault = this.faults.shift() ?? 'none';
    if (fault === 'droppedBefore') return null;
    const arrival = { account, requestId, outcome, note };
    const refused = (status: number) => {
      this.arrivals.push({ ...arrival, isRefused: true, hasActed: false });
      return status;
    };
    const boardId = this.#requests.find((request) => request.id === requestId)?.boardId ?? '';
    if (this.isDeleted(boardId)) return refused(404);
    if (/^4/.test(fault)) return refused(Number(fault));
    if (fault === '500 before' || fault === '503 before') {
      this.arrivals.push({ ...arrival, isRefused: false, hasActed: false });
      return Number.parseInt(fault);
    }
    if (!this.#decide(requestId, outcome, note)) {
      const status = refused(409);
      return fault === 'none' || fault === 'repeated' ? status : statusAfter(fault);
    }
    this.arrivals.push({ ...arrival, isRefused: false, hasActed: true });
    if (fault === 'repeated') return this.kind.isLenient ? 200 : 409;
    return fault === 'none' ? 200 : statusAfter(fault);
  }

  /** Null where the board is gone. */
  list(boardId: string): JoinRequest[] | null {
    if (this.isDeleted(boardId)) return null;
    const { listsLateBy, listsPendingOnly, omitsNotes, hasOwnWords } = this.kind;
    const version = this.#versions[Math.max(0, this.#versions.length - 1 - listsLateBy)] ?? [];
    return version
      .filter((request) => request.boardId === boardId && !(listsPendingOnly && request.decided !== null))
      .map(({ id, decided }) => {
        const note = omitsNotes ? '' : (decided?.note ?? '');
        const isAccepted = decided?.outcome === 'accept';
        const status = decided === null ? 'pending' : isAccepted ? 'accepted' : 'rejected';
        return {
          id,
          boardId,
          user: { id: `person of ${id}` },
          createdAt: null,
          status: decided !== null && hasOwnWords ? 'closed' : status,
          acceptanceNote: isAccepted ? note : '',
          rejectionNote: isAccepted ? '' : note,
        } as JoinRequest;
      });
  }
}
