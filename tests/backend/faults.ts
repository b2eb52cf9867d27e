import type { FaultyAnswer } from '../kit/faulty-answer';

/** A fault to inject: what requests get instead of an answer, which ones, and how often. */
export interface Fault extends FaultyAnswer {
  /** Any method by default. */
  method?: string;
  /** The whole path as in `server.requests` ('/api/boards/*'); '*' stands for one segment. */
  path: string | RegExp;
  /** How many requests it affects; all of them by default. */
  times?: number;
}

export interface Faults {
  /** @returns a function that removes the fault */
  add(fault: Fault): () => void;
  /** The fault that affects this request, counted down; the last one added wins. */
  take(method: string, path: string): Fault | undefined;
  clear(): void;
}

export function createFaults(): Faults {
  let active: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      const entry = { fault, left: fault.times ?? Infinity };
      active.push(entry);
      return () => {
        active = active.filter((other) => other !== entry);
      };
    },
    take(method, path) {
      const entry = active.findLast(
        ({ fault, left }) =>
          left > 0 &&
          (fault.method === undefined || fault.method.toUpperCase() === method) &&
          pathMatches(fault.path, path),
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
