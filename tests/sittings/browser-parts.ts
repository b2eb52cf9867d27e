import { IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { currentPage, isOfDeadPage, ofThisPage, type Page } from './page';

/**
 * What the pages of one browser share, where each part knows which page uses it: a page that is gone holds no lock,
 * hears nothing and writes nothing any more, as code that goes on running in the test's process would.
 */
export interface BrowserParts {
  indexedDB: IDBFactory;
  locks: Pick<LockManager, 'request'>;
  BroadcastChannel: unknown;
  /** How much is being stored, read or told to other pages. */
  pending: () => number;
  /** The page is gone. */
  end: (page: Page) => void;
}

interface Holder {
  page: Page;
  isShared: boolean;
  isHeld: boolean;
  start: () => void;
}

function createLocks() {
  const queues = new Map<string, Holder[]>();

  function startNext(name: string) {
    const queue = queues.get(name) ?? [];
    for (const [index, holder] of queue.entries()) {
      const isFirst = index === 0;
      if (!isFirst && !queue.slice(0, index + 1).every(({ isShared }) => isShared)) return;
      if (!holder.isHeld) holder.start();
      holder.isHeld = true;
    }
  }
  function remove(name: string, isGone: (holder: Holder) => boolean) {
    const queue = queues.get(name) ?? [];
    queues.set(
      name,
      queue.filter((holder) => !isGone(holder)),
    );
    startNext(name);
  }
  return {
    async request<T>(
      name: string,
      first: LockOptions | LockGrantedCallback<T>,
      second?: LockGrantedCallback<T>,
    ): Promise<T> {
      const options = typeof first === 'function' ? {} : first;
      const run = typeof first === 'function' ? first : second!;
      const isShared = options.mode === 'shared';
      const page = currentPage();
      const lock = { name, mode: options.mode ?? 'exclusive' } as Lock;
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      if (options.ifAvailable === true) {
        const isFree = isShared ? queue.every((one) => one.isShared) : queue.length === 0;
        if (!isFree) return (await run(null)) as T;
      }
      let start = () => {};
      const started = new Promise<void>((resolve) => (start = resolve));
      const own: Holder = { page, isShared, isHeld: false, start };
      queue.push(own);
      startNext(name);
      await started;
      try {
        return (await run(lock)) as T;
      } finally {
        remove(name, (holder) => holder === own);
      }
    },
    end(page: Page) {
      for (const name of queues.keys()) remove(name, (holder) => holder.page === page);
    },
  };
}

/** As a page sees what a channel has received. */
type Hear = (event: { data: unknown }) => void;

function createChannels(changed: (step: 1 | -1) => void) {
  const open = new Set<Channel>();
  class Channel {
    readonly name: string;
    readonly listeners = new Map<Hear, Hear>();
    constructor(name: string) {
      this.name = name;
      open.add(this);
    }
    postMessage(message: unknown) {
      if (isOfDeadPage()) return;
      for (const other of open) {
        if (other === this || other.name !== this.name) continue;
        const data = structuredClone(message);
        changed(1);
        setImmediate(() => {
          changed(-1);
          if (open.has(other)) other.listeners.forEach((hear) => hear({ data }));
        });
      }
    }
    addEventListener(_type: string, listener: Hear) {
      this.listeners.set(listener, ofThisPage(listener));
    }
    removeEventListener(_type: string, listener: Hear) {
      this.listeners.delete(listener);
    }
    close() {
      open.delete(this);
    }
  }
  return Channel;
}

/** A database whose transactions are counted, and of which pages that are gone get none that ever begins. */
function createDatabase(changed: (step: 1 | -1) => void): IDBFactory {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (...parameters) => {
    const page = currentPage();
    const request = open(...parameters);
    changed(1);
    request.addEventListener('error', () => changed(-1));
    request.addEventListener('success', () => {
      changed(-1);
      const database = request.result;
      const begin = database.transaction.bind(database);
      database.transaction = (names, mode, options) => {
        if (!page.isAlive) return neverBegun(database, names, mode);
        const transaction = begin(names, mode, options);
        changed(1);
        for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => changed(-1));
        return transaction;
      };
    });
    return request;
  };
  return factory;
}

type Constructor = new (names: string[], mode: string, durability: string, database: unknown) => unknown;

function neverBegun(
  database: ReturnType<IDBFactory['open']>['result'],
  names: unknown,
  mode: IDBTransactionMode = 'readonly',
) {
  const stores = typeof names === 'string' ? [names] : [...(names as string[])].sort();
  return new (IDBTransaction as unknown as Constructor)(
    stores,
    mode,
    'default',
    database,
  ) as unknown as ReturnType<typeof database.transaction>;
}

export function createBrowserParts(): BrowserParts {
  let pending = 0;
  const changed = (step: 1 | -1) => {
    pending += step;
  };
  const locks = createLocks();
  return {
    indexedDB: createDatabase(changed),
    locks: locks as unknown as BrowserParts['locks'],
    BroadcastChannel: createChannels(changed),
    pending: () => pending,
    end: (page) => locks.end(page),
  };
}
