import type { FailureResponse } from '../kit/failure-response';

/** A failure to inject: the requests that it affects, and their response. */
export interface Fault extends FailureResponse {
  /** Any method by default. */
  method?: string;
  /** The whole path as in `server.requests` ('/api/boards/*'); '*' stands for one segment. */
  path: string | RegExp;
  /** Affects only requests with a token. */
  isForTokens?: true;
  /** The number of requests that it affects; all by default. */
  times?: number;
}

export interface Faults {
  /** @returns a function that removes the fault */
  add(fault: Fault): () => void;
  /** @returns the latest fault that affects this request, and counts it down */
  take(request: { method: string; path: string; hasToken: boolean }): Fault | undefined;
  clear(): void;
}

export function createFaults(): Faults {
  let active: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      const entry = { fault, left: fault.times ?? Infinity };
      active.push(entry);
      return () => {
        active = active.filter((fault) => fault !== entry);
      };
    },
    take({ method, path, hasToken }) {
      const entry = active.findLast(
        ({ fault, left }) =>
          left > 0 &&
          (fault.method === undefined || fault.method.toUpperCase() === method) &&
          pathMatches(fault.path, path) &&
          (hasToken || !fault.isForTokens),
      );
      if (entry !== undefined) entry.left -= 1;
      return entry?.fault;
    },
    clear() {
      active = [];
    },
  };
}

function pathMatches(pattern: string | RegExp, path: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(path);
  const parts = pattern.split('/');
  const segments = path.split('/');
  return parts.length === segments.length && parts.every((part, at) => part === '*' || part === segments[at]);
}
