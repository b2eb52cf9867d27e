/** Helpers for reading unknown JSON. Missing or odd optional values become empty ones; only an id is required. */

/** A response of the wrong shape. RTK Query reports it as a PARSING_ERROR. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws WireError if the value is not an object */
export function asRecord(value: unknown, expected: string): WireRecord {
  if (!isRecord(value)) throw new WireError(`Expected ${expected}`);
  return value;
}

/** The fields of a response, merged with those under `data`. */
export const mergeData = (json: unknown): WireRecord => ({
  ...(json as WireRecord | null),
  ...((json as WireRecord | null)?.data as WireRecord | undefined),
});

/** A string, or a number as a string; '' for other values. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

export function asTextOrNull(value: unknown): string | null {
  const text = asText(value);
  return text === '' ? null : text;
}

/**
 * An ISO 8601 string, from a string or from a number of ms or seconds since 1970. A time without a zone is UTC; `Date`
 * would use the device's zone. A date without a time is that day on the device; `Date` would use UTC.
 */
export function asDateOrNull(value: unknown): string | null {
  if (typeof value !== 'number') {
    const text = asTextOrNull(value);
    const [, day, time] = /^(\d{4}-\d\d-\d\d)([T ][\d:.]+)?$/.exec(text ?? '') ?? [];
    if (time) return `${text}Z`;
    // A UTC string, so that the cached value reads the same in another zone.
    return day ? new Date(`${day}T00:00`).toJSON() : text;
  }
  // Smaller numbers are seconds: as ms they would be dates before March 1973. `toJSON` is null for an invalid date.
  return new Date(value < 1e11 ? value * 1000 : value).toJSON();
}

export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText).filter((text) => text !== '') : [];
}

/** A finite number, from a number or a string; null for other values. */
export function asNumberOrNull(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** `_id` (or `id`) of an object. @throws WireError if it has neither */
export function asId(record: WireRecord, subject: string): string {
  const id = asText(record._id) || asText(record.id);
  if (id === '') throw new WireError(`${subject} without an id`);
  return id;
}

/** @returns the items without duplicate or empty ids, because lists use the ids as React keys */
export function uniqueById<T extends { id: string }>(items: T[]): T[] {
  const ids = new Set(['']);
  return items.filter(({ id }) => ids.size < ids.add(id).size);
}

/** Reads a reference: an id or an object with `_id`. @returns the id, or null */
export function referenceId(value: unknown): string | null {
  if (isRecord(value)) return asTextOrNull(value._id) ?? asTextOrNull(value.id);
  return asTextOrNull(value);
}
