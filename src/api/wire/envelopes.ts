import { isRecord, uniqueById, WireError } from './wire-values';

/** Keys under which the backend may wrap the response. */
const LIST_KEYS = ['users', 'members', 'boards', 'joinRequests', 'data'] as const;
const OBJECT_KEYS = ['data', 'user', 'board'] as const;

type ListKey = (typeof LIST_KEYS)[number];
type ObjectKey = (typeof OBJECT_KEYS)[number];

/**
 * @param mainKey the key to read if the response holds several lists
 * @returns the list, bare or from its envelope; an empty list for null. @throws WireError if there is none
 */
function unwrapList(json: unknown, mainKey: ListKey): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (isRecord(json)) {
    // Users are under `users` or `members`. The unused key may hold null or an empty list.
    for (const keys of [[mainKey, mainKey === 'users' ? 'members' : mainKey, 'data'], LIST_KEYS]) {
      const inner = keys.map((key) => json[key]).filter((list) => typeof list === 'object');
      const full = inner.find((list) => (list as unknown[] | null)?.length) ?? inner.find(Boolean);
      if (inner.length > 0) return unwrapList(full ?? [], mainKey);
    }
  }
  throw new WireError('Expected a list');
}

/** Reads the entries of a list. Drops duplicate ids and null entries (deleted references). */
export function readList<T extends { id: string }>(readItem: (json: unknown) => T, mainKey: ListKey) {
  return (json: unknown): T[] =>
    uniqueById(
      unwrapList(json, mainKey)
        .filter((entry) => entry !== null)
        .map(readItem),
    );
}

/**
 * @param mainKey the key to read if the response holds several objects
 * @returns the object, bare or from its envelope; null if the response is null or empty. @throws WireError for other
 * values
 */
function unwrapObject(json: unknown, mainKey: ObjectKey): unknown {
  if (json === null) return null;
  if (!isRecord(json)) throw new WireError('Expected an object');
  if ('_id' in json || 'id' in json) return json;
  const key = [mainKey, ...OBJECT_KEYS].find((name) => name in json);
  if (key !== undefined) return unwrapObject(json[key], mainKey);
  if (Object.keys(json).length === 0) return null;
  throw new WireError('Expected an object with an id');
}

/** Reads a single object; null if the server sent none. */
export function readObjectOrNull<T>(read: (json: unknown) => T, mainKey: ObjectKey) {
  return (json: unknown): T | null => {
    const object = unwrapObject(json, mainKey);
    return object === null ? null : read(object);
  };
}
