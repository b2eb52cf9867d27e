import { storedList } from '../stored/stored-list';

/** A board with unsent verdicts. */
interface UnsentVerdicts {
  boardId: string;
  boardName: string;
  count: number;
}

function isUnsentVerdicts(value: unknown): value is UnsentVerdicts {
  if (typeof value !== 'object' || value === null) return false;
  const { boardId, boardName, count } = value as Partial<Record<keyof UnsentVerdicts, unknown>>;
  return typeof boardId === 'string' && typeof boardName === 'string' && typeof count === 'number';
}

const list = storedList('unsent', isUnsentVerdicts);

/** The boards with this user's unsent verdicts on this device. */
export const unsentVerdicts = list.read;

/** `unsentVerdicts` as a hook. @param uid null for a visitor */
export const useUnsentVerdicts = (uid: string | null) => list.useItems(uid ?? '');

/** Stores the number of a board's unsent verdicts; 0 removes the entry. */
export function storeUnsentVerdicts(uid: string, { boardId, boardName, count }: UnsentVerdicts): void {
  const before = unsentVerdicts(uid).find((board) => board.boardId === boardId);
  if (before === undefined ? count === 0 : before.count === count && before.boardName === boardName) return;
  list.change(uid, (boards) => [
    ...boards.filter((board) => board.boardId !== boardId),
    ...(count === 0 ? [] : [{ boardId, boardName, count }]),
  ]);
}
