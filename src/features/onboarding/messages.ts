/** Texts of onboarding that do not belong to a single step. */
export const LOADING_USER = 'Loading user data...';
export const USER_LOAD_FAILED = 'Error loading user data. Please try again.';
export const NOT_SAVED = 'Not saved yet, try again';
export const JOIN_NOTE = 'Finish your profile to join the board.';
/** Once the person has gone on to another screen. */
export const SAVED_MEANWHILE = 'Your profile has been saved.';
export const NOT_SAVED_MEANWHILE = 'Your profile could not be saved. Open onboarding to try again.';
