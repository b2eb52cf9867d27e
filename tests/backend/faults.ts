/** A fault to inject: which requests it affects, how often, and what they get instead of an answer. */
export interface Fault {
  /** Any method by default. */
  method?: string;
  /** The whole path as in `server.requests` ('/api/boards/*'); '*' stands for one segment. */
  path: string | RegExp;
  /** How many requests it affects; all of them by default. */
  times?: number;
  /** Answers with this status ... */
  status?: number;
  /** ... and this body: a string as it is, anything else as JSON; `{message}` by default. */
  body?: unknown;
  /** Does what the request asks for first; the fault affects its answer alone. */
  acts?: boolean;
  /** Never answers. */
  hang?: boolean;
  /** Drops the connection. */
  drop?: boolean;
  /** Only slow: the real answer comes after this many milliseconds. */
  delayMs?: number;
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
