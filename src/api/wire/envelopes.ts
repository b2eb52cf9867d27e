import { isRecord, once, WireError } from './wire-values';

/** Keys under which the backend may wrap the response. */
const LIST_KEYS = ['users', 'members', 'boards', 'joinRequests', 'data'] as const;
const OBJECT_KEYS = ['data', 'user', 'board'] as const;

type ListKey = (typeof LIST_KEYS)[number];
type ObjectKey = (typeof OBJECT_KEYS)[number];

/**
 * @param ownKey the key to read if the response holds several lists
 * @returns the list, bare or from its envelope; an empty one for null. @throws WireError if there is none
 */
function unwrapList(json: unknown, ownKey: ListKey): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (isRecord(json)) {
    // People are under `users` or `members`. The unused key may hold null or an empty list.
    for (const keys of [[ownKey, ownKey === 'users' ? 'members' : ownKey, 'data'], LIST_KEYS]) {
      const inner = keys.map((key) => json[key]).filter((list) => typeof list === 'object');
      const full = inner.find((list) => (list as unknown[] | null)?.length) ?? inner.find(Boolean);
      if (inner.length > 0) return unwrapList(full ?? [], ownKey);
    }
  }
  throw new WireError('Expected a list');
}

/** Reads the entries of a list. Drops duplicate ids and null entries (deleted references). */
export function readList<T extends { id: string }>(readOne: (json: unknown) => T, ownKey: ListKey) {
  return (json: unknown): T[] =>
    once(
      unwrapList(json, ownKey)
        .filter((entry) => entry !== null)
        .map(readOne),
    );
}

/**
 * @param ownKey the key to read if the response holds several objects
 * @returns the object, bare or from its envelope; null if the response is null or empty. @throws WireError for other
 * values
 */
function unwrapObject(json: unknown, ownKey: ObjectKey): unknown {
  if (json === null) return null;
  if (!isRecord(json)) throw new WireError('Expected an object');
  if ('_id' in json || 'id' in json) return json;
  const key = [ownKey, ...OBJECT_KEYS].find((name) => name in json);
  if (key !== undefined) return unwrapObject(json[key], ownKey);
  if (Object.keys(json).length === 0) return null;
  throw new WireError('Expected an object with an id');
}

/** Reads a single object; null if the server sent none. */
export function readObjectOrNull<T>(readOne: (json: unknown) => T, ownKey: ObjectKey) {
  return (json: unknown): T | null => {
    const object = unwrapObject(json, ownKey);
    return object === null ? null : readOne(object);
  };
}
