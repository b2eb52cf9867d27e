/** A fault to inject: which requests it hits, how often, and what they get instead of an answer. */
export interface Fault {
  /** Any method where not given. */
  method?: string;
  /** The whole path as in `server.requests` ('/api/boards/*'); '*' stands for one segment. */
  path: string | RegExp;
  /** How many requests it hits; all of them where not given. */
  times?: number;
  /** Answers with this status... */
  status?: number;
  /** ...and body: text as it is, anything else as JSON; `{message}` where not given. */
  body?: unknown;
  /** Never answers. */
  hang?: boolean;
  /** Cuts the connection. */
  drop?: boolean;
  /** Only slow: the true answer comes after so many milliseconds. */
  delayMs?: number;
}

export interface Faults {
  /** @returns takes the fault away */
  add(fault: Fault): () => void;
  /** The fault that hits this request, counted down; the last one added wins. */
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
