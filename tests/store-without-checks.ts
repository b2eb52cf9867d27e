/**
 * For stores that a test makes by itself: Redux Toolkit's checks in development take longer than the test, and warn in the
 * console where the machine is slow. The app's own store has them.
 */
export const WITHOUT_CHECKS = { immutableCheck: false, serializableCheck: false } as const;
