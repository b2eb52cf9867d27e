import { safeLink } from '@/lib/addresses/safe-link';
import { HttpError } from '../db';

export type Fields = Record<string, unknown>;

/** @throws HttpError 422 if the body is not a JSON object */
export function asFields(body: unknown, what = 'The request body'): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(422, `${what} must be an object`);
  }
  return body as Fields;
}

/** Trims a string and checks its length (inclusive). `label` starts the error message. @throws HttpError 422 */
export function readText(value: unknown, label: string, { min = 0, max = 300 } = {}): string {
  if (typeof value !== 'string') throw new HttpError(422, `${label} must be a text`);
  const text = value.trim();
  if (text === '' && min > 0) throw new HttpError(422, `${label} is required`);
  if (text.length < min) throw new HttpError(422, `${label} must have at least ${min} characters`);
  if (text.length > max) throw new HttpError(422, `${label} must have at most ${max} characters`);
  return text;
}

/** @throws HttpError 422 */
export function readTexts(value: unknown, label: string, { maxItems = 50, max = 100 } = {}): string[] {
  if (!Array.isArray(value)) throw new HttpError(422, `${label} must be a list`);
  if (value.length > maxItems) throw new HttpError(422, `${label} must have at most ${maxItems} entries`);
  return value.map((item) => readText(item, `Each entry of ${label}`, { min: 1, max }));
}

/** @throws HttpError 422 */
export function readNumber(value: unknown, label: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new HttpError(422, `${label} must be a number`);
  if (value < min || value > max) throw new HttpError(422, `${label} must be between ${min} and ${max}`);
  return value;
}

/** @throws HttpError 422 */
export function readFlag(value: unknown, label: string): boolean {
  if (typeof value !== 'boolean') throw new HttpError(422, `${label} must be true or false`);
  return value;
}

/** @throws HttpError 422 */
export function readOneOf<T extends string>(value: unknown, label: string, allowed: readonly T[]): T {
  const match = allowed.find((option) => option === value);
  if (match === undefined) throw new HttpError(422, `${label} must be one of ${allowed.join(', ')}`);
  return match;
}

/** Parses an http or https URL. @throws HttpError 422 */
export function readUrl(value: unknown, label: string): string {
  const text = readText(value, label, { min: 1, max: 2000 });
  if (safeLink(text) === null)
    throw new HttpError(422, `${label} must be a URL that starts with http:// or https://`);
  return text;
}
