import { FILTER_YEARS_MAX, FILTER_YEARS_MIN } from './limits';

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

/** What the Discover screen shows; it is kept in the URL. */
export interface DiscoverState extends MemberFilter {
  mode: DiscoverMode;
  /** As typed, including a trailing space. */
  term: string;
}

/** What changing the mode resets to. */
export const NO_FILTER: Omit<DiscoverState, 'mode'> = { term: '', role: null, years: FULL_YEARS_RANGE };

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

function readYears(text: string | null, fallback: number): number {
  const digits = text?.match(/^\d{1,3}$/);
  return digits ? Math.min(Number(digits[0]), FILTER_YEARS_MAX) : fallback;
}

/**
 * Reads the state from a URL's query. Anything that is not a known filter counts as not set; the role is checked
 * later (`withKnownRole`).
 */
export function readDiscoverState(params: URLSearchParams): DiscoverState {
  const mode = params.get('mode') === 'member' ? 'member' : 'board';
  const term = params.get('q') ?? '';
  if (mode === 'board') return { ...NO_FILTER, mode, term };
  const years = {
    min: readYears(params.get('min'), FILTER_YEARS_MIN),
    max: readYears(params.get('max'), FILTER_YEARS_MAX),
  };
  return {
    mode,
    term,
    role: params.get('role') || null,
    years: years.min <= years.max ? years : FULL_YEARS_RANGE,
  };
}

/** The query for a state, without values that are the default. */
export function writeDiscoverState({ mode, term, role, years }: DiscoverState): URLSearchParams {
  const params = new URLSearchParams();
  if (mode === 'member') params.set('mode', mode);
  if (term !== '') params.set('q', term);
  if (mode === 'board') return params;
  if (role !== null) params.set('role', role);
  const { min, max } = yearLimits(years);
  if (min !== null) params.set('min', String(min));
  if (max !== null) params.set('max', String(max));
  return params;
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
  const read = (text: string, whenEmpty: number) => (text.trim() === '' ? whenEmpty : Number(text));
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
