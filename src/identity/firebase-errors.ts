/** Maps Firebase Auth's error codes to messages. */

const UNREACHABLE = 'We couldn’t reach Google. Check your connection and try again.';

const TEXT_BY_CODE: Record<string, string> = {
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this site or press the button again.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/network-request-failed': UNREACHABLE,
  // Google's script, which opens the window, failed to load.
  'auth/internal-error': UNREACHABLE,
  'auth/unauthorized-domain': 'Sign-in is not set up for this address.',
  'auth/operation-not-allowed': 'Google sign-in is not switched on for this app.',
  'auth/too-many-requests': 'Too many attempts. Wait a moment and try again.',
};

const codeOf = (error: unknown) => String((error as { code?: unknown } | null | undefined)?.code);

const hasCode =
  (...codes: string[]) =>
  (error: unknown): boolean =>
    codes.includes(codeOf(error));

/** The user closed or declined the window, which is not an error. */
export const isCancelledSignIn = hasCode(
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
);

export const isBlockedWindow = hasCode('auth/popup-blocked');

/** The account or its session no longer exists. */
export const isEndOfSession = hasCode(
  'auth/invalid-refresh-token',
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
);

/** @returns the text for a known error code, or else the error's message; '' if it has none */
export function signInErrorText(error: unknown): string {
  return TEXT_BY_CODE[codeOf(error)] ?? (error instanceof Error ? error.message : '');
}
