import {
  mergedAssessment,
  withTimes,
  type KeptAssessment,
  type StoredChanges,
} from '@/domain/review/assessment';
import { parsedJson, safeStorage } from '@/lib/stored/safe-storage';
import { isFields, keptKeys } from './kept-shapes';
import type { ChangeLog, LoggedChange } from './review-ports';

/** @returns an id that no other page or call gets. Not `crypto.randomUUID`, which insecure origins lack. */
export const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function isStored(value: unknown): value is [string, StoredChanges] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const changes: unknown = value[1];
  return isFields(changes) && (changes.changedAt === undefined || isFields(changes.changedAt));
}

function readRecord(text: string | null): LoggedChange[] {
  const value = parsedJson(text);
  // Without times: in their order, and later than what the database had then.
  return Array.isArray(value)
    ? value.filter(isStored).map(([id, stored], index) => [id, withTimes(stored, index + 1)])
    : [];
}

/**
 * In local storage, which has what was written even if the page crashes right after it, as the database does not. What
 * it has no room for is kept in memory.
 * @param account auth uid
 */
export function localChangeLog(account: string): ChangeLog {
  const accountPrefix = keptKeys(account).log;
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
