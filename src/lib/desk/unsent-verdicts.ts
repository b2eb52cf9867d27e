import { useMemo, useSyncExternalStore } from 'react';
import { parsedJson, safeStorage } from '../stored/safe-storage';
import { createEmitter, followStorage } from '../stores/emitter';

/** One key for each board with verdicts that have not been sent: an `UnsentVerdicts`. */
const unsentPrefix = (uid: string) => `unsent:${uid}:`;

/** Includes changes made in other tabs. */
const changes = createEmitter(() => followStorage(changes.emit));

interface UnsentVerdicts {
  boardName: string;
  count: number;
}

type BoardWithUnsent = UnsentVerdicts & { boardId: string };

function read(key: string): UnsentVerdicts | null {
  const value = parsedJson(safeStorage.get(key)) as Partial<UnsentVerdicts> | null;
  const { boardName, count } = value ?? {};
  return typeof boardName === 'string' && typeof count === 'number' && count > 0
    ? { boardName, count }
    : null;
}

/** The boards on which this person has given verdicts, on this device, that are not sent yet. */
export function unsentVerdicts(uid: string): BoardWithUnsent[] {
  const prefix = unsentPrefix(uid);
  return safeStorage.keys(prefix).flatMap((key) => {
    const found = read(key);
    return found === null ? [] : [{ boardId: decodeURIComponent(key.slice(prefix.length)), ...found }];
  });
}

/** `unsentVerdicts` as a hook, which follows other tabs. @param uid null for a visitor */
export function useUnsentVerdicts(uid: string | null): readonly BoardWithUnsent[] {
  const stored = useSyncExternalStore(changes.subscribe, () =>
    uid === null ? '[]' : JSON.stringify(unsentVerdicts(uid)),
  );
  return useMemo(() => JSON.parse(stored) as BoardWithUnsent[], [stored]);
}

/** @param count 0 if everything is sent */
export function keepUnsentVerdicts(uid: string, boardId: string, { boardName, count }: UnsentVerdicts): void {
  const key = unsentPrefix(uid) + encodeURIComponent(boardId);
  const before = safeStorage.get(key);
  const text = JSON.stringify({ boardName, count });
  if (count === 0 ? before === null : before === text) return;
  if (count === 0) safeStorage.remove(key);
  else safeStorage.set(key, text);
  changes.emit();
}
