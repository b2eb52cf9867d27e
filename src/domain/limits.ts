/** Limits of the product. Lengths are inclusive. */

export const BOARD_NAME_MIN_ON_CREATE = 10;
export const BOARD_NAME_MAX_ON_CREATE = 50;
export const BOARD_NAME_MIN_ON_EDIT = 20;
export const BOARD_NAME_MAX_ON_EDIT = 300;
export const BOARD_DESCRIPTION_MIN_ON_CREATE = 5;
export const BOARD_DESCRIPTION_MAX_ON_CREATE = 500;
export const BOARD_DESCRIPTION_MIN_ON_EDIT = 30;

/** Years of experience in profile and onboarding. */
export const YEARS_MIN = 0;
export const YEARS_MAX = 50;
/** Years of experience in the discover filter. */
export const FILTER_YEARS_MIN = 0;
export const FILTER_YEARS_MAX = 20;

/** USD per year. */
export const SALARY_MIN_USD = 0;
export const SALARY_MAX_USD = 10_000_000;

export const ONBOARDING_SOCIAL_PROFILES_MIN = 2;
export const COMPLETION_AFTER_PROFILE_PERCENT = 30;
export const COMPLETION_AFTER_QUESTIONS_PERCENT = 80;
export const COMPLETION_FULL_PERCENT = 100;

export const USERNAME_CHECK_DEBOUNCE_MS = 500;
export const SEARCH_DEBOUNCE_MS = 300;
export const PROFILE_POLLING_MS = 300_000;
export const USER_LOAD_RETRIES = 3;
export const USER_LOAD_RETRY_DELAY_MS = 1000;
export const SHORT_LINK_RETURN_DELAY_MS = 3000;
export const REQUEST_TIMEOUT_MS = 15_000;
export const CACHE_SECONDS = 60;
/** On mount, screens that show decisions refetch data older than this. */
export const FRESH_FOR_SECONDS = 5;
export const PERSIST_TIMEOUT_MS = 5000;

export const BOARD_CARD_AVATARS_MAX = 4;
export const MEMBER_CARD_TECH_MAX = 3;
export const INITIALS_MAX = 2;

/** Titled toasts (Radix): one at a time. */
export const TOAST_LIMITS = { durationMs: 5000, removeDelayMs: 1_000_000, swipeThresholdPx: 50 };
/** One-line notices (Sonner). */
export const NOTICE_LIMITS = {
  durationMs: 4000,
  visibleMax: 3,
  gapPx: 14,
  widthPx: 356,
  swipeThresholdPx: 20,
};

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
