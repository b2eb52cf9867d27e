/** Shown where the login step fails without a message of its own. */
export const LOGIN_FAILED = 'Failed to authenticate';
/** Shown where even the page has none. */
export const AUTHENTICATION_FAILED = 'Authentication failed';
export const SESSION_ENDED = 'Your session has ended. Sign in again to go on; what you typed is kept.';
