import { safeStorage } from '@/lib/safe-storage';
import { isFields } from './kept-shapes';
import type { AssessmentPatch, ChangeJournal } from './review-ports';

const isPatch = (value: unknown): value is AssessmentPatch =>
  Array.isArray(value) && typeof value[0] === 'string' && isFields(value[1]);

/**
 * In local storage, which writes before the call returns.
 * @param account auth uid
 * @param pageId of this page alone, also among those that have ended
 */
export function localJournal(account: string, pageId: string): ChangeJournal {
  const prefixOf = (boardId: string) => `review:${account}:unwritten:${encodeURIComponent(boardId)}:`;
  const keyOf = (boardId: string, page: string) => prefixOf(boardId) + page;
  return {
    pageId,
    write(boardId, patches) {
      const key = keyOf(boardId, pageId);
      if (patches.length === 0) safeStorage.remove(key);
      // Without room for it a page that crashes in this moment loses the change, as it would without a journal.
      else safeStorage.set(key, JSON.stringify(patches));
    },
    others(boardId) {
      const prefix = prefixOf(boardId);
      return safeStorage
        .keys(prefix)
        .map((key) => key.slice(prefix.length))
        .filter((page) => page !== pageId);
    },
    read(boardId, page) {
      try {
        const value: unknown = JSON.parse(safeStorage.get(keyOf(boardId, page)) ?? '[]');
        return Array.isArray(value) ? value.filter(isPatch) : [];
      } catch {
        return [];
      }
    },
    forget: (boardId, page) => safeStorage.remove(keyOf(boardId, page)),
  };
}
