/** Texts of onboarding that are not a step's own (spec section 2, 'Onboarding'; contract, 'Onboarding'). */
export const LOADING_USER = 'Loading user data...';
export const USER_LOAD_FAILED = 'Error loading user data. Please try again.';
export const NOT_SAVED = 'Not saved yet, try again';
export const JOIN_NOTE = 'Finish your profile to join the board.';
