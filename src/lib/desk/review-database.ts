/** The IndexedDB database with the work of all reviewers of this device. */
export const REVIEW_DATABASE = 'talentboard-review';
/** Its successor. */
export const DESK_DATABASE = 'talentboard-desk';
