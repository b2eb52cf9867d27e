/* Separate from `domain/limits.ts`, which is part of every first load. */
export const REVIEW_POLLING_MS = 60_000;
/** The time after a decision during which the server's list may be stale. */
export const REVIEW_STALE_LIST_MS = 300_000;
export const REVIEW_JOURNAL_MAX_AGE_MS = 90 * 24 * 60 * 60_000;
/** Between the press on Send and the first call. */
export const REVIEW_UNDO_MS = 8000;
/** Failures in a row that end a run: the server is down, and more calls wouldn't help. */
export const REVIEW_FAILURES_MAX = 3;
/** The pause after a rate-limited response without `Retry-After`. */
export const REVIEW_RETRY_AFTER_MS = 5000;
export const REVIEW_CONCURRENT_CALLS_MAX = 4;
/** For more decisions at once than this, the number must be typed to confirm. */
export const REVIEW_RETYPE_ABOVE = 30;
export const REVIEW_SCORE_MAX = 5;
export const REVIEW_TAG_MAX_LENGTH = 30;
export const REVIEW_COMMENT_MAX_LENGTH = 2000;
export const REVIEW_COMPARE_MIN = 2;
export const REVIEW_COMPARE_MAX = 4;
