/** The IndexedDB database with the answers that are kept for reading without a connection. */
export const ANSWERS_DATABASE = 'talentboard-answers';
