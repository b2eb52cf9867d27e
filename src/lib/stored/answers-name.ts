/** The IndexedDB database with the answers that are kept for reading without a connection. */
export const ANSWERS_DATABASE = 'talentboard-answers';
export const ANSWERS_STORE = [ANSWERS_DATABASE, 'answers'] as const;

/** Longer lists are not kept: writing them would stop the page for longer than a key press may take. */
export const KEPT_ENTRIES_MAX = 1000;
