import { useMemo, useSyncExternalStore } from 'react';
import { parsedJson, safeStorage } from '../stored/safe-storage';
import { createEmitter, followStorage } from '../stores/emitter';

/** Prefix of the keys, one per board with unsent verdicts. The values are `UnsentVerdicts`. */
const unsentPrefix = (uid: string) => `unsent:${uid}:`;

/** Notifies of changes, including those of other tabs. */
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

/** The boards with this user's unsent verdicts on this device. */
export function unsentVerdicts(uid: string): BoardWithUnsent[] {
  const prefix = unsentPrefix(uid);
  return safeStorage.keys(prefix).flatMap((key) => {
    const verdicts = read(key);
    return verdicts === null ? [] : [{ boardId: decodeURIComponent(key.slice(prefix.length)), ...verdicts }];
  });
}

/** `unsentVerdicts` as a hook. @param uid null for a visitor */
export function useUnsentVerdicts(uid: string | null): readonly BoardWithUnsent[] {
  const stored = useSyncExternalStore(changes.subscribe, () =>
    uid === null ? '[]' : JSON.stringify(unsentVerdicts(uid)),
  );
  return useMemo(() => JSON.parse(stored) as BoardWithUnsent[], [stored]);
}

/** Stores the number of a board's unsent verdicts; 0 removes the entry. */
export function storeUnsentVerdicts(uid: string, boardId: string, { boardName, count }: UnsentVerdicts) {
  const key = unsentPrefix(uid) + encodeURIComponent(boardId);
  const before = safeStorage.get(key);
  const text = JSON.stringify({ boardName, count });
  if (count === 0 ? before === null : before === text) return;
  if (count === 0) safeStorage.remove(key);
  else safeStorage.set(key, text);
  changes.emit();
}
