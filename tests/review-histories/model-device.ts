import type { Scheduler } from 'fast-check';
import { mergedAssessment, type KeptAssessment } from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import type {
  ChangeLog,
  LoggedChange,
  ReviewStorage,
  RunLock,
  SenderLock,
  TabChannel,
  TabMessage,
} from '@/features/review-desk/state/review-ports';

/** One page of the browser, as the device knows it. */
export interface Page {
  isAlive: boolean;
}

interface Holder {
  page: Page;
  start: () => void;
  isStarted: boolean;
  isAsking: boolean;
}

interface Listener {
  page: Page;
  account: string;
  hear: (message: TabMessage) => void;
}

const never = () => new Promise<never>(() => {});

/** Its keys are its own properties, as in browsers. */
function localStorageOf(): object {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as object;
}

/** A browser profile: what it stores, its locks and the messages between its tabs, all as slow as the scheduler likes. */
export class ModelDevice {
  #isBroken = false;
  isOnline = true;
  /** Local storage, where the app stores what its frame shows of unfinished work. */
  readonly local = localStorageOf();
  readonly deliveries = new Map<string, Delivery>();
  readonly assessments = new Map<string, KeptAssessment>();
  /** By account, board and record. */
  readonly logs = new Map<string, readonly LoggedChange[]>();
  #records = 0;
  #untilRepaired: (() => void)[] = [];
  #locks = new Map<string, Holder[]>();
  #listeners = new Set<Listener>();

  readonly scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
  }

  /** Whether nothing can be stored at this time. */
  get isBroken(): boolean {
    return this.#isBroken;
  }
  set isBroken(isBroken: boolean) {
    this.#isBroken = isBroken;
    if (!isBroken) this.#untilRepaired.splice(0).forEach((resolve) => resolve());
  }

  async untilRetry(page: Page): Promise<void> {
    if (this.#isBroken) await new Promise<void>((resolve) => this.#untilRepaired.push(resolve));
    await this.pause(page, 'retry');
  }

  /** A point at which anything else may happen first; code of a page that has crashed stops there for ever. */
  async pause(page: Page, label: string): Promise<void> {
    await this.scheduler.schedule(Promise.resolve(), label);
    if (!page.isAlive) await never();
  }

  storage(page: Page, account: string): ReviewStorage {
    const key = (...parts: string[]) => [account, ...parts].join('/');
    const startingWith = <T>(map: Map<string, T>, prefix: string) =>
      [...map].filter(([name]) => name.startsWith(`${prefix}/`));
    const transaction = async <T>(label: string, run: () => T): Promise<T> => {
      await this.pause(page, label);
      if (this.isBroken) throw new Error('Nothing can be stored');
      const result = run();
      await this.pause(page, `${label}: done`);
      return result;
    };
    return {
      readDeliveries: () =>
        transaction('read deliveries', () => startingWith(this.deliveries, account).map(([, one]) => one)),
      changeDeliveries: (requestIds, change) =>
        transaction('change deliveries', () =>
          requestIds.map((id) => {
            const next = change(this.deliveries.get(key(id)) ?? null, id);
            if (next !== null) this.deliveries.set(key(id), next);
            return this.deliveries.get(key(id)) ?? null;
          }),
        ),
      removeDeliveries: (requestIds, canBeRemoved) =>
        transaction('remove deliveries', () =>
          requestIds.filter((id) => {
            const stored = this.deliveries.get(key(id));
            return stored !== undefined && canBeRemoved(stored) && this.deliveries.delete(key(id));
          }),
        ),
      readAssessments: (boardId) =>
        transaction('read assessments', () =>
          startingWith(this.assessments, key(boardId)).map(
            ([name, one]) => [name.slice(key(boardId).length + 1), one] as const,
          ),
        ),
      mergeAssessments: (boardId, changes) =>
        transaction('merge assessments', () =>
          changes.forEach(([id, change]) => {
            const name = key(boardId, id);
            this.assessments.set(name, mergedAssessment(this.assessments.get(name), change));
          }),
        ),
    };
  }

  /** Written at once, also where the database is broken. */
  log(account: string): ChangeLog {
    const prefixOf = (boardId: string) => `${account}/${boardId}/`;
    const keysOf = (boardId: string) =>
      [...this.logs.keys()].filter((key) => key.startsWith(prefixOf(boardId)));
    return {
      add: (boardId, changes) => {
        this.#records += 1;
        this.logs.set(prefixOf(boardId) + this.#records, changes);
        return true;
      },
      read: (boardId) => {
        const keys = keysOf(boardId);
        return { keys, changes: keys.flatMap((key) => this.logs.get(key) ?? []) };
      },
      boards: () => [
        ...new Set(
          [...this.logs.keys()]
            .filter((key) => key.startsWith(`${account}/`))
            .map((key) => key.split('/')[1] ?? ''),
        ),
      ],
      compact: () => {},
      remove: (keys) => keys.forEach((key) => this.logs.delete(key)),
    };
  }

  lock(page: Page, account: string): SenderLock {
    return { isShared: true, hold: (run) => this.#hold(page, account, run) };
  }

  runLock(page: Page, account: string, runId: string): RunLock {
    const name = `${account}/${runId}`;
    return {
      hold: (run) => this.#hold(page, name, run),
      whenFree: () => this.#hold(page, name, () => Promise.resolve(), { isAsking: true }),
      isFree: async () => {
        await this.pause(page, 'look at a lock');
        return (this.#locks.get(name) ?? []).every(({ isAsking }) => isAsking);
      },
    };
  }

  async #hold<T>(page: Page, name: string, run: () => Promise<T>, { isAsking = false } = {}): Promise<T> {
    const queue = this.#locks.get(name) ?? [];
    this.#locks.set(name, queue);
    let start = () => {};
    const started = new Promise<void>((resolve) => (start = resolve));
    const own: Holder = { page, start, isStarted: false, isAsking };
    queue.push(own);
    this.#startNext(queue);
    await started;
    await this.pause(page, 'lock');
    try {
      return await run();
    } finally {
      this.#release(queue, (holder) => holder === own);
    }
  }

  #release(queue: Holder[], isGone: (holder: Holder) => boolean) {
    const remaining = queue.filter((holder) => !isGone(holder));
    queue.splice(0, queue.length, ...remaining);
    this.#startNext(queue);
  }

  #startNext([first]: readonly Holder[]) {
    if (first === undefined || first.isStarted) return;
    first.isStarted = true;
    first.start();
  }

  channel(page: Page, account: string): TabChannel {
    const own = new Set<Listener>();
    return {
      post: (message) => {
        for (const listener of this.#listeners) {
          if (own.has(listener) || listener.account !== account) continue;
          void this.pause(listener.page, 'message').then(() => {
            if (this.#listeners.has(listener)) listener.hear(message);
          });
        }
      },
      subscribe: (hear) => {
        const listener = { page, account, hear };
        own.add(listener);
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
  }

  crash(page: Page): void {
    page.isAlive = false;
    this.#listeners.forEach((listener) => {
      if (listener.page === page) this.#listeners.delete(listener);
    });
    for (const queue of this.#locks.values()) this.#release(queue, (holder) => holder.page === page);
  }
}
