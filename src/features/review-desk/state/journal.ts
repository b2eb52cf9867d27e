import { isExpired, settledEntry, type Decision, type JournalEntry } from '@/domain/review/decision';
import type { RequestStatus } from '@/domain/join-request';
import { createStore } from '@/lib/stores/create-store';
import type { DeskDatabase } from './database';
import type { Tabs } from './tabs';

type BoardEntries = Readonly<Record<string, JournalEntry>>;

interface JournalPorts {
  database: Pick<DeskDatabase, 'readJournal' | 'putEntry' | 'removeEntries' | 'state'>;
  tabs: Pick<Tabs, 'post' | 'subscribe'>;
  now: () => number;
}

const NO_ENTRIES: BoardEntries = {};

/** The decisions that this device has sent. Memory changes only after an entry was stored, which may throw. */
export function createJournal({ database, tabs, now }: JournalPorts) {
  const store = createStore<Readonly<Record<string, BoardEntries>>>({});
  const all = (boardId: string): BoardEntries => store.get()[boardId] ?? NO_ENTRIES;
  const setBoard = (boardId: string, entries: BoardEntries) =>
    store.set({ ...store.get(), [boardId]: entries });

  function setEntry(entry: JournalEntry): void {
    setBoard(entry.boardId, { ...all(entry.boardId), [entry.requestId]: entry });
  }
  function deleteEntry({ boardId, requestId }: JournalEntry): void {
    const { [requestId]: removed, ...others } = all(boardId);
    if (removed !== undefined) setBoard(boardId, others);
  }
  async function put(entry: JournalEntry): Promise<void> {
    await database.putEntry(entry);
    setEntry(entry);
    tabs.post({ kind: 'entry', entry });
  }
  async function remove(entry: JournalEntry): Promise<void> {
    await database.removeEntries([entry]);
    deleteEntry(entry);
    tabs.post({ kind: 'removed', entry });
  }

  async function load(boardId: string): Promise<void> {
    setBoard(boardId, all(boardId));
    const before = all(boardId);
    const stored = await database.readJournal(boardId);
    // Keeps this tab's entries, because blocked storage returns none.
    if (database.state.get() === 'blocked') return;
    // Keeps an entry that changed during the read.
    if (all(boardId) !== before) return load(boardId);
    const isOld = (entry: JournalEntry) => isExpired(entry, now());
    const recent = stored.filter((entry) => !isOld(entry));
    setBoard(boardId, Object.fromEntries(recent.map((entry) => [entry.requestId, entry])));
    if (recent.length < stored.length) await database.removeEntries(stored.filter(isOld));
  }

  const stop = tabs.subscribe((message) => {
    if (message.kind === 'entry' && store.get()[message.entry.boardId] !== undefined) setEntry(message.entry);
    if (message.kind === 'removed') deleteEntry(message.entry);
  });

  const unanswered = (boardId: string) =>
    Object.values(all(boardId)).filter(({ result }) => result === 'unanswered');

  return {
    subscribe: store.subscribe,
    of: (boardId: string, requestId: string): JournalEntry | undefined => all(boardId)[requestId],
    /** Keeps its identity until an entry of the board changes. */
    all,
    unanswered,
    /** Reloads the board's entries, which another tab may have changed. @throws if they can't be read */
    load,
    /** Notes an attempt, before the call. */
    async begin(boardId: string, decision: Decision): Promise<JournalEntry> {
      const entry = { ...decision, boardId, at: now(), result: 'unanswered' } as const;
      await put(entry);
      return entry;
    },
    /** Notes that the server has the decision. */
    complete: (entry: JournalEntry): Promise<void> => put({ ...entry, at: now(), result: 'sent' }),
    /** Removes the entry of an attempt that did nothing. */
    remove,
    /**
     * Settles unanswered entries. Needs the lock, and a list whose request began after the calls.
     * @returns the settled entries whose request is decided
     */
    async reconcile(
      boardId: string,
      statusOf: (requestId: string) => RequestStatus,
    ): Promise<JournalEntry[]> {
      const decided: JournalEntry[] = [];
      for (const entry of unanswered(boardId)) {
        const settled = settledEntry(entry, statusOf(entry.requestId));
        await (settled === null ? remove(entry) : put(settled));
        if (settled !== null) decided.push(settled);
      }
      return decided;
    },
    /** Reloads all open boards. */
    async refresh(): Promise<void> {
      await Promise.all(Object.keys(store.get()).map((boardId) => load(boardId).catch(() => undefined)));
    },
    dispose: stop,
  };
}

export type Journal = ReturnType<typeof createJournal>;
