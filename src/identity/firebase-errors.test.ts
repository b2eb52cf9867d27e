import { expect, it } from 'vitest';
import { isCancelledSignIn, isEndOfSession, signInErrorText } from './firebase-errors';

const failure = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code });

it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
  '%s counts as cancelled',
  (code) => {
    expect(isCancelledSignIn(failure(code))).toBe(true);
  },
);

it('distinguishes an ended session from a network error', () => {
  expect(isEndOfSession(failure('auth/user-token-expired'))).toBe(true);
  expect(isEndOfSession(failure('auth/user-disabled'))).toBe(true);
  expect(isEndOfSession(failure('auth/network-request-failed'))).toBe(false);
  expect(isEndOfSession(null)).toBe(false);
});

it.each([
  [
    'auth/popup-blocked',
    'Your browser blocked the sign-in window. Allow pop-ups for this site or press the button again.',
  ],
  ['auth/user-disabled', 'This account has been disabled.'],
  ['auth/network-request-failed', 'We couldn’t reach Google. Check your connection and try again.'],
  ['auth/internal-error', 'We couldn’t reach Google. Check your connection and try again.'],
  ['auth/something-new', 'Firebase: Error (auth/something-new).'],
])('%s has the text %s', (code, text) => {
  expect(signInErrorText(failure(code))).toBe(text);
});

it('has no text for an error without a message', () => {
  expect(signInErrorText(failure('auth/odd', ''))).toBe('');
  expect(signInErrorText('odd')).toBe('');
});
