import { noteDraft } from '@/lib/draft-note';
import { safeStorage } from '@/lib/safe-storage';
import { areNoteTemplates, isDecisionRecord, isMark } from './kept-shapes';

/** One file with all that a reviewer has on this device; entries by their key without the person. */
export interface Backup {
  kind: 'talentboard-review-backup';
  version: 1;
  /** ISO 8601. */
  exportedAt: string;
  entries: Record<string, unknown>;
}

/** Keys of the review room, without its settings: how somebody looks at a board is no work to be saved. */
const ROOM_KINDS: Record<string, (value: unknown) => boolean> = {
  templates: areNoteTemplates,
  mark: isMark,
  history: isDecisionRecord,
};
const DRAFT = 'draft';

const roomPrefix = (person: string) => `review:${person}:`;
const draftPrefix = (person: string) => `draft:${person}:review:`;
const kindOf = (key: string) => key.slice(0, Math.max(0, key.indexOf(':')));

function readJson(key: string): unknown {
  try {
    return JSON.parse(safeStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

function isRestorable(key: string, value: unknown): boolean {
  const kind = kindOf(key);
  if (kind === DRAFT) return typeof value === 'string';
  return Object.hasOwn(ROOM_KINDS, kind) && ROOM_KINDS[kind]?.(value) === true;
}

/** @param person auth uid */
export function makeBackup(person: string, now: Date = new Date()): Backup {
  const entries: Record<string, unknown> = {};
  for (const key of safeStorage.keys(roomPrefix(person))) {
    entries[key.slice(roomPrefix(person).length)] = readJson(key);
  }
  for (const key of safeStorage.keys(draftPrefix(person))) {
    entries[`${DRAFT}:${key.slice(draftPrefix(person).length)}`] = readJson(key);
  }
  const good = Object.entries(entries).filter(([key, value]) => isRestorable(key, value));
  return {
    kind: 'talentboard-review-backup',
    version: 1,
    exportedAt: now.toISOString(),
    entries: Object.fromEntries(good),
  };
}

export type RestoreResult =
  | { isBackup: false }
  /** `skipped` did not fit, `refused` found no room on the device. */
  | { isBackup: true; restored: number; skipped: number; refused: number };

/** Puts a backup's entries back; those of the same key are replaced, all others stay. */
export function restoreBackup(person: string, text: string): RestoreResult {
  let file: Partial<Backup> | null = null;
  try {
    file = JSON.parse(text) as Partial<Backup> | null;
  } catch {
    return { isBackup: false };
  }
  const isOurs = file?.kind === 'talentboard-review-backup' && file.version === 1;
  if (!isOurs || typeof file?.entries !== 'object' || file.entries === null) return { isBackup: false };
  const result = { isBackup: true as const, restored: 0, skipped: 0, refused: 0 };
  for (const [key, value] of Object.entries(file.entries)) {
    if (!isRestorable(key, value)) {
      result.skipped += 1;
      continue;
    }
    const isKept =
      kindOf(key) === DRAFT
        ? noteDraft(person, key.slice(DRAFT.length + 1)).write(value as string)
        : safeStorage.set(roomPrefix(person) + key, JSON.stringify(value));
    if (isKept) result.restored += 1;
    else result.refused += 1;
  }
  return result;
}
