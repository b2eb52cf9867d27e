/** The IndexedDB database with the marks and journals of all reviewers of this device. */
export const DESK_DATABASE = 'talentboard-desk';
