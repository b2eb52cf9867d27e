/** Helpers for reading unknown JSON. Missing or odd optional values become empty ones; only an id is required. */

/** The response has a shape that the app can't use; it becomes a PARSING_ERROR. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws WireError where the value is not an object */
export function asRecord(value: unknown, what: string): WireRecord {
  if (!isRecord(value)) throw new WireError(`Expected ${what}`);
  return value;
}

/** The fields of a response, merged with those under `data`. */
export const bare = (json: unknown): WireRecord => ({
  ...(json as WireRecord | null),
  ...((json as WireRecord | null)?.data as WireRecord | undefined),
});

/** A string is kept, a number is written out, anything else becomes ''. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

export function asTextOrNull(value: unknown): string | null {
  const text = asText(value);
  return text === '' ? null : text;
}

/**
 * ISO 8601, also if it was sent as a number of ms or seconds since 1970. A server's own zone is not the person's: a
 * moment without one is in UTC, though `Date` takes it for the person's. A date alone is the day that it names,
 * wherever they are, though `Date` takes it for UTC's.
 */
export function asDateOrNull(value: unknown): string | null {
  if (typeof value !== 'number') {
    const text = asTextOrNull(value);
    const [, day, time] = /^(\d{4}-\d\d-\d\d)([T ][\d:.]+)?$/.exec(text ?? '') ?? [];
    if (time) return `${text}Z`;
    // As a moment, which stays the same where it is kept on the device and read again.
    return day ? new Date(`${day}T00:00`).toJSON() : text;
  }
  // Null where it is no date. As ms, what is below would be from before March 1973.
  return new Date(value < 1e11 ? value * 1000 : value).toJSON();
}

/** Shared: there may be ten thousand of these lists, most of them empty. */
const NO_TEXTS: string[] = [];
Object.freeze(NO_TEXTS);

export function asTexts(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0) return NO_TEXTS;
  return value.map(asText).filter((text) => text !== '');
}

/** A finite number, also if it was sent as a string; otherwise null. */
export function asNumberOrNull(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** `_id` (or `id`) of an object. @throws WireError where there is none */
export function asId(record: WireRecord, what: string): string {
  const id = asText(record._id) || asText(record.id);
  if (id === '') throw new WireError(`${what} without an id`);
  return id;
}

/** @returns the first of each id, and none without an id: the screens tell the cards of a list apart by their ids */
export function once<T extends { id: string }>(items: T[]): T[] {
  const ids = new Set(['']);
  return items.filter(({ id }) => ids.size < ids.add(id).size);
}

/** A reference is an id or an object with `_id`. @returns the id, or null */
export function referenceId(value: unknown): string | null {
  if (isRecord(value)) return asTextOrNull(value._id) ?? asTextOrNull(value.id);
  return asTextOrNull(value);
}
