import { safeLink } from '@/lib/addresses/safe-link';
import { ensure } from '../db';

/* Readers of a request's fields. Each throws an HttpError 422 that starts with the label. */

export type Fields = Record<string, unknown>;

/** @throws HttpError 422 if the body is not a JSON object */
export function asFields(body: unknown, name = 'The request body'): Fields {
  ensure(typeof body === 'object' && body !== null && !Array.isArray(body), 422, `${name} must be an object`);
  return body as Fields;
}

/** Trims a string and checks its length (inclusive). */
export function readText(value: unknown, label: string, { min = 0, max = 300 } = {}): string {
  ensure(typeof value === 'string', 422, `${label} must be text`);
  const text = value.trim();
  ensure(text.length >= min, 422, `${label} must have at least ${min} characters`);
  ensure(text.length <= max, 422, `${label} must have at most ${max} characters`);
  return text;
}

export function readTexts(value: unknown, label: string, { maxItems = 50, max = 100 } = {}): string[] {
  ensure(Array.isArray(value), 422, `${label} must be a list`);
  ensure(value.length <= maxItems, 422, `${label} must have at most ${maxItems} entries`);
  return value.map((item) => readText(item, `Each entry of ${label}`, { min: 1, max }));
}

export function readNumber(value: unknown, label: string, min: number, max: number): number {
  ensure(
    typeof value === 'number' && value >= min && value <= max,
    422,
    `${label} must be from ${min} to ${max}`,
  );
  return value;
}

export function readFlag(value: unknown, label: string): boolean {
  ensure(typeof value === 'boolean', 422, `${label} must be true or false`);
  return value;
}

export function readOneOf<T extends string>(value: unknown, label: string, allowed: readonly T[]): T {
  ensure(allowed.includes(value as T), 422, `${label} must be one of ${allowed.join(', ')}`);
  return value as T;
}

/** Reads an http or https URL. */
export function readUrl(value: unknown, label: string): string {
  const text = readText(value, label, { min: 1, max: 2000 });
  ensure(safeLink(text) !== null, 422, `${label} must be a URL that starts with http:// or https://`);
  return text;
}
