import { FILTER_YEARS_MAX, FILTER_YEARS_MIN } from './limits';
import { plainDigits } from './typed-number';

export type DiscoverMode = 'board' | 'member';

/** Years of experience, both ends included. The full range, 0 to 20, filters nobody out. */
export interface YearsRange {
  min: number;
  max: number;
}

export const FULL_YEARS_RANGE: YearsRange = { min: FILTER_YEARS_MIN, max: FILTER_YEARS_MAX };

export interface MemberFilter {
  /** As written in the URL, until `withKnownRole` has checked it; null for all. */
  role: string | null;
  years: YearsRange;
}

/**
 * The limits that a search sends. An end of the scale is no limit, so that nobody with more than 20 years
 * disappears.
 */
export function yearLimits({ min, max }: YearsRange): { min: number | null; max: number | null } {
  return { min: min === FILTER_YEARS_MIN ? null : min, max: max === FILTER_YEARS_MAX ? null : max };
}

export function isFullRange({ min, max }: YearsRange): boolean {
  return min === FILTER_YEARS_MIN && max === FILTER_YEARS_MAX;
}

/** @returns a whole number of at most three digits; null for anything else */
function readWholeYears(text: string | null): number | null {
  const [digits] = /^\d{1,3}$/.exec(plainDigits(text ?? '').trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Reads what the server filters by from a URL's query; the role is checked later (`withKnownRole`). */
export function readMemberFilter(params: URLSearchParams): MemberFilter {
  const years = {
    min: Math.min(readWholeYears(params.get('min')) ?? FILTER_YEARS_MIN, FILTER_YEARS_MAX),
    max: Math.min(readWholeYears(params.get('max')) ?? FILTER_YEARS_MAX, FILTER_YEARS_MAX),
  };
  return { role: params.get('role') || null, years: years.min <= years.max ? years : FULL_YEARS_RANGE };
}

/** Adds the filter to a query, without values that are the default. */
export function writeMemberFilter({ role, years }: MemberFilter, params: URLSearchParams): void {
  if (role !== null) params.set('role', role);
  const { min, max } = yearLimits(years);
  if (min !== null) params.set('min', String(min));
  if (max !== null) params.set('max', String(max));
}

/** Both ends as typed into their inputs. */
export interface TypedYears {
  min: string;
  max: string;
}

export function typedYears({ min, max }: YearsRange): TypedYears {
  return { min: String(min), max: String(max) };
}

/** @returns the range, or the error for each end; an empty input means the end of the scale */
export function checkYears(typed: TypedYears): { range: YearsRange } | { errors: Partial<TypedYears> } {
  const outside = `Use a whole number from ${FILTER_YEARS_MIN} to ${FILTER_YEARS_MAX}`;
  const read = (text: string, whenEmpty: number) =>
    text.trim() === '' ? whenEmpty : Number(plainDigits(text));
  const isOnScale = (years: number) =>
    Number.isInteger(years) && years >= FILTER_YEARS_MIN && years <= FILTER_YEARS_MAX;
  const min = read(typed.min, FILTER_YEARS_MIN);
  const max = read(typed.max, FILTER_YEARS_MAX);
  const errors: Partial<TypedYears> = {
    ...(isOnScale(min) ? {} : { min: outside }),
    ...(isOnScale(max) ? {} : { max: outside }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  if (min > max) return { errors: { min: 'Min must not exceed max' } };
  return { range: { min, max } };
}
