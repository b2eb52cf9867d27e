import type { JoinRequest } from '@/domain/join-request';
import type { Outcome } from '@/domain/review/outcome';

/** What happens to one call. 'after': the server has acted before it fails. */
export const FAILURES = [
  'none',
  'dropped before',
  'dropped after',
  '500 before',
  '500 after',
  '503 before',
  '503 after',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  /** The browser loses the connection after the server has acted, and repeats the call. */
  'repeated',
] as const;
export type Failure = (typeof FAILURES)[number];

export interface ServerKind {
  /** A second decision replaces the first instead of a 409. */
  isLenient: boolean;
  listsPendingOnly: boolean;
  /** Its word for a decision isn't one the app knows. */
  hasOwnWords: boolean;
  /** By how many changes its lists are late. */
  listsLateBy: number;
}

/** A backend as careless as src/api/README.md allows. */
export class ModelServer {
  failures: Failure[] = [];
  kind: ServerKind;
  /** All outcomes that a request has had; none while it's pending. */
  readonly outcomes = new Map<string, readonly Outcome[]>();
  #versions: ReadonlyMap<string, Outcome>[] = [new Map()];

  constructor(kind: ServerKind) {
    this.kind = kind;
  }

  decide(id: string, outcome: Outcome): boolean {
    const decided = this.outcomes.get(id) ?? [];
    if (decided.length > 0 && !this.kind.isLenient) return false;
    this.outcomes.set(id, [...decided, outcome]);
    this.#versions.push(new Map(this.#versions.at(-1)).set(id, outcome));
    return true;
  }

  /** @returns the status of the response, null without one; whether the server has acted doesn't follow from it */
  receive(id: string, outcome: Outcome): number | null {
    const failure = this.failures.shift() ?? 'none';
    if (failure === 'dropped before') return null;
    if (/^4|before/.test(failure)) return Number.parseInt(failure);
    const isDone = this.decide(id, outcome);
    if (failure === 'dropped after') return null;
    if (/after/.test(failure)) return Number.parseInt(failure);
    return isDone && (failure === 'none' || this.kind.isLenient) ? 200 : 409;
  }

  list(ids: readonly string[]): JoinRequest[] {
    const { listsLateBy, listsPendingOnly, hasOwnWords } = this.kind;
    const version = this.#versions.at(-1 - listsLateBy) ?? this.#versions[0];
    return ids
      .filter((id) => !(listsPendingOnly && version?.has(id)))
      .map((id) => {
        const outcome = version?.get(id);
        const word = hasOwnWords ? 'closed' : outcome === 'accept' ? 'accepted' : 'rejected';
        const status = outcome === undefined ? 'pending' : word;
        return { id, status, acceptanceNote: '', rejectionNote: '' } as JoinRequest;
      });
  }
}
