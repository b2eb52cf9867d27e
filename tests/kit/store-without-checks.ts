/**
 * For stores that a test creates: Redux Toolkit's development checks take longer than the test itself, and warn in
 * the console when the machine is slow. The app's own store has them.
 */
export const WITHOUT_CHECKS = { immutableCheck: false, serializableCheck: false } as const;
