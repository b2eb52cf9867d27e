import { mergedAssessment, stamped, type KeptAssessment } from '@/domain/review/assessment';
import { safeStorage } from '@/lib/stored/safe-storage';
import { isFields } from './kept-shapes';
import { newId } from './new-id';
import type { ChangeLog, LoggedChange } from './review-ports';

/** A list that was written before changes had times is in their order, and newer than everything without one. */
function readChange(value: unknown, index: number): LoggedChange[] {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !isFields(value[1])) return [];
  const changes = value[1];
  return [
    [value[0], isFields(changes.changedAt) ? (changes as LoggedChange[1]) : stamped(changes, index + 1)],
  ];
}

function readRecord(text: string | null): LoggedChange[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(readChange) : [];
  } catch {
    return [];
  }
}

/**
 * In local storage, which has what was written even if the page crashes right after it, as the database does not. What
 * it has no room for is kept in memory.
 * @param account auth uid
 */
export function localChangeLog(account: string): ChangeLog {
  const accountPrefix = `review:${account}:unwritten:`;
  const prefixOf = (boardId: string) => `${accountPrefix}${encodeURIComponent(boardId)}:`;
  const inMemory = new Map<string, readonly LoggedChange[]>();
  const keys = (prefix: string) => [
    ...safeStorage.keys(prefix),
    ...[...inMemory.keys()].filter((key) => key.startsWith(prefix)),
  ];

  /** @returns whether local storage has it */
  function write(boardId: string, changes: readonly LoggedChange[]) {
    const key = prefixOf(boardId) + newId();
    const isKept = safeStorage.set(key, JSON.stringify(changes));
    if (!isKept) inMemory.set(key, changes);
    return isKept;
  }
  function read(boardId: string) {
    const found = keys(prefixOf(boardId));
    return {
      keys: found,
      changes: found.flatMap((key) => inMemory.get(key) ?? readRecord(safeStorage.get(key))),
    };
  }
  function remove(gone: readonly string[]) {
    for (const key of gone) if (!inMemory.delete(key)) safeStorage.remove(key);
  }

  return {
    add(boardId, changes) {
      write(boardId, changes);
      return inMemory.size === 0;
    },
    read,
    remove,
    boards: () => [
      ...new Set(
        keys(accountPrefix).map((key) =>
          decodeURIComponent(key.slice(accountPrefix.length).split(':')[0] ?? ''),
        ),
      ),
    ],
    compact(boardId) {
      const { keys: before, changes } = read(boardId);
      const merged = new Map<string, KeptAssessment>();
      for (const [id, change] of changes) merged.set(id, mergedAssessment(merged.get(id), change));
      // What it replaces stays where there is no room for both.
      if (before.length > 1 && write(boardId, [...merged])) remove(before);
    },
  };
}
