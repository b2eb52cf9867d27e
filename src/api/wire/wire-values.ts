/** The first look at unknown JSON. Missing or odd optional values become empty ones; only identity is insisted on. */

/** An answer that has not the shape the app can use; the base query turns it into a PARSING_ERROR. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws WireError where the value is no object */
export function asRecord(value: unknown, what: string): WireRecord {
  if (!isRecord(value)) throw new WireError(`Expected ${what}`);
  return value;
}

/** Texts pass; a number is written out; anything else is ''. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

export function asTextOrNull(value: unknown): string | null {
  const text = asText(value);
  return text === '' ? null : text;
}

/** Lists come by the ten thousand, and most of these are empty. */
const NO_TEXTS: string[] = [];
Object.freeze(NO_TEXTS);

export function asTexts(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0) return NO_TEXTS;
  return value.map(asText).filter((text) => text !== '');
}

/** A finite number, also when it came as text; else null. */
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

/** A reference is an id or an object with `_id` (contract, 'References'). @returns the id, or null */
export function referenceId(value: unknown): string | null {
  if (isRecord(value)) return asTextOrNull(value._id) ?? asTextOrNull(value.id);
  return asTextOrNull(value);
}
