import {
  DECIDED_PATCH,
  mergeChange,
  mergeMarks,
  NEW_MARK,
  type Mark,
  type MarkPatch,
  type StoredMark,
} from '@/domain/review/mark';
import { createStore } from '@/lib/stores/create-store';
import type { DeskDatabase, MarkChanges } from './database';
import type { Tabs } from './tabs';

type BoardMarks = Readonly<Record<string, StoredMark>>;

interface MarkPorts {
  database: Pick<DeskDatabase, 'readMarks' | 'mergeMarks'>;
  tabs: Pick<Tabs, 'post' | 'subscribe'>;
  now: () => number;
  /** Asks the browser not to evict the site's data. Called with the first verdict. */
  requestPersistence: () => void;
}

const NO_MARKS: BoardMarks = {};

/**
 * A reviewer's marks: in memory, in the database and in the account's other tabs. The later change of a field wins.
 * Changes that couldn't be stored stay queued until the next change or `refresh`.
 */
export function createMarks({ database, tabs, now, requestPersistence }: MarkPorts) {
  const store = createStore<Readonly<Record<string, BoardMarks>>>({});
  const unwritten = createStore<readonly (readonly [boardId: string, changes: MarkChanges])[]>([]);
  let isWriting = false;
  let isPersistenceRequested = false;
  let lastChangeAt = 0;

  /** Later than every known change, even if the clock was set back. */
  function nextTime(): number {
    lastChangeAt = Math.max(now(), lastChangeAt + 1);
    return lastChangeAt;
  }

  function setMarks(boardId: string, marks: readonly (readonly [string, StoredMark])[]): void {
    const times = marks.flatMap(([, { changedAt }]) => Object.values(changedAt));
    lastChangeAt = times.reduce((latest, time) => Math.max(latest, time), lastChangeAt);
    const known = store.get()[boardId];
    const changed = marks.filter(([id, mark]) => mark !== known?.[id]);
    if (known !== undefined && changed.length === 0) return;
    store.set({ ...store.get(), [boardId]: { ...known, ...Object.fromEntries(changed) } });
  }

  function apply(boardId: string, changes: MarkChanges): void {
    const known = store.get()[boardId] ?? NO_MARKS;
    const merged = new Map<string, StoredMark>();
    for (const [id, change] of changes)
      merged.set(id, mergeChange(merged.get(id) ?? known[id] ?? NEW_MARK, change));
    setMarks(boardId, [...merged]);
  }

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    try {
      // A burst of key presses is one transaction.
      await Promise.resolve();
      for (let first = unwritten.get()[0]; first !== undefined; first = unwritten.get()[0]) {
        const [boardId] = first;
        const batch = unwritten.get().filter(([id]) => id === boardId);
        await database.mergeMarks(
          boardId,
          batch.flatMap(([, changes]) => changes),
        );
        unwritten.set(unwritten.get().filter((changes) => !batch.includes(changes)));
      }
    } catch {
      // `StorageBanner` reports the database's state.
    } finally {
      isWriting = false;
    }
  }

  async function read(boardId: string): Promise<void> {
    const stored = await database.readMarks(boardId).catch(() => new Map<string, StoredMark>());
    const known = store.get()[boardId] ?? NO_MARKS;
    setMarks(
      boardId,
      [...stored].map(([id, mark]) => [id, mergeMarks(known[id] ?? NEW_MARK, mark)] as const),
    );
  }

  function patch(boardId: string, patches: readonly (readonly [requestId: string, patch: MarkPatch])[]) {
    if (patches.length === 0) return;
    const at = nextTime();
    const changes = patches.map(([id, fields]) => [id, { patch: fields, at }] as const);
    apply(boardId, changes);
    unwritten.set([...unwritten.get(), [boardId, changes]]);
    tabs.post({ kind: 'marks', boardId, changes });
    void write();
    if (!isPersistenceRequested && patches.some(([, { verdict }]) => Boolean(verdict))) {
      isPersistenceRequested = true;
      requestPersistence();
    }
  }

  const stop = tabs.subscribe((message) => {
    // Other boards are read when they're opened.
    if (message.kind === 'marks' && store.get()[message.boardId] !== undefined)
      apply(message.boardId, message.changes);
  });

  return {
    subscribe: store.subscribe,
    of: (boardId: string, requestId: string): Mark => store.get()[boardId]?.[requestId] ?? NEW_MARK,
    /** Keeps its identity until a mark of the board changes. */
    all: (boardId: string): Readonly<Record<string, Mark>> => store.get()[boardId] ?? NO_MARKS,
    /** Changes that the database doesn't have yet. */
    unwritten: { get: unwritten.get, subscribe: unwritten.subscribe },
    open: read,
    patch,
    clearDecided: (boardId: string, requestIds: readonly string[]) =>
      patch(
        boardId,
        requestIds.map((id) => [id, DECIDED_PATCH]),
      ),
    /** Reloads all open boards, and stores queued changes. */
    async refresh(): Promise<void> {
      await Promise.all([write(), ...Object.keys(store.get()).map(read)]);
    },
    dispose: stop,
  };
}

export type Marks = ReturnType<typeof createMarks>;
