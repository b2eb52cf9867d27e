/** Shown where the login step fails without a message. */
export const LOGIN_FAILED = 'Failed to authenticate';
/** Shown where there is no message at all. */
export const AUTHENTICATION_FAILED = 'Authentication failed';
export const SESSION_ENDED = 'Your session has ended. Sign in again to go on; what you typed is kept.';
/** After a press before the sign-in service has loaded. */
export const SIGN_IN_LOADS = 'Loading Google sign-in. Its window opens in a moment.';
