/**
 * - `ok`: as the app expects it
 * - `warning`: the app works, but shows less than it could
 * - `failed`: something in the app does not work
 * - `skipped`: could not be checked
 */
export type Verdict = 'ok' | 'warning' | 'failed' | 'skipped';

/** The result of one check. */
export interface Finding {
  /** What was checked, for example 'GET /boards/{boardId}'. */
  check: string;
  verdict: Verdict;
  /** Why, in one sentence; what to do about it, if that is not obvious. */
  detail: string;
  /** What a user of the app will meet. */
  consequence?: string;
}

export const ok = (check: string, detail: string): Finding => ({ check, verdict: 'ok', detail });
export const skipped = (check: string, detail: string): Finding => ({ check, verdict: 'skipped', detail });
export const warning = (check: string, detail: string, consequence: string): Finding => ({
  check,
  verdict: 'warning',
  detail,
  consequence,
});
export const failed = (check: string, detail: string, consequence: string): Finding => ({
  check,
  verdict: 'failed',
  detail,
  consequence,
});
