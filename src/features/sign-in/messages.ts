import type { ToastContent } from '@/ui/toasts/toast-store';

/** Shown where the login step fails without a message. */
export const LOGIN_FAILED = 'Failed to authenticate';
/** Shown where there is no message at all. */
export const AUTHENTICATION_FAILED = 'Authentication failed';
export const SESSION_ENDED = 'Your session has ended. Sign in again to go on; what you typed is kept.';
/** After a press before the sign-in service has loaded. */
export const SIGN_IN_LOADS = 'Loading Google sign-in. Its window opens in a moment.';

export const WINDOW_CLOSED =
  'The sign-in window was closed before you were signed in. Press the button to try again.';
export const IN_APP_BROWSER =
  'Google refuses to sign people in inside other apps. Open this page in your browser to sign in: copy its link, or choose “Open in browser” in the app’s menu. Boards can be read here without signing in.';
export const PAGE_LINK_COPIED: ToastContent = {
  title: 'Link copied!',
  description: 'Paste it into the address field of your browser.',
};
