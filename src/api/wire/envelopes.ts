import { isRecord, once, WireError } from './wire-values';

/** Keys under which the backend may wrap the answer. */
const LIST_KEYS = ['users', 'members', 'boards', 'joinRequests', 'data'] as const;
const OBJECT_KEYS = ['data', 'user', 'board'] as const;

type ListKey = (typeof LIST_KEYS)[number];
type ObjectKey = (typeof OBJECT_KEYS)[number];

/**
 * @param ownKey the key that counts where an answer holds several lists
 * @returns the list, bare or from its envelope, where null is an empty one. @throws WireError where there is none
 */
function unwrapList(json: unknown, ownKey: ListKey): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (isRecord(json)) {
    // People come as users or as members. One of the two may be there and empty, or null.
    for (const keys of [[ownKey, ownKey === 'users' ? 'members' : ownKey, 'data'], LIST_KEYS]) {
      const inner = keys.map((key) => json[key]).filter((one) => typeof one === 'object');
      const full = inner.find((one) => (one as unknown[] | null)?.length) ?? inner.find(Boolean);
      if (inner.length > 0) return unwrapList(full ?? [], ownKey);
    }
  }
  throw new WireError('Expected a list');
}

/** Reads every entry of a list, each id once; null entries (deleted references) are dropped. */
export function readList<T extends { id: string }>(readOne: (json: unknown) => T, ownKey: ListKey) {
  return (json: unknown): T[] =>
    once(
      unwrapList(json, ownKey)
        .filter((entry) => entry !== null)
        .map(readOne),
    );
}

/**
 * @param ownKey the key that counts where an answer holds several objects
 * @returns the object, bare or from its envelope; null where the answer is null or empty. @throws WireError for
 * anything else
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

/** Reads a single object, or null where the server sent none. */
export function readObjectOrNull<T>(readOne: (json: unknown) => T, ownKey: ObjectKey) {
  return (json: unknown): T | null => {
    const object = unwrapObject(json, ownKey);
    return object === null ? null : readOne(object);
  };
}
