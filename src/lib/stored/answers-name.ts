/** The IndexedDB database with the answers that are kept for reading without a connection. */
export const ANSWERS_DATABASE = 'talentboard-answers';

/** Longer lists are not kept: writing them would stop the page for longer than a key press may take. */
export const KEPT_ENTRIES_MAX = 1000;
