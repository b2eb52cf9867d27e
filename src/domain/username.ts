import { withoutInvisible } from './text';

/** The username to check and save, without white space and a leading @. */
export function cleanUsername(typed: string): string {
  return withoutInvisible(typed)
    .trim()
    .replace(/^@+\s*/, '');
}

const USERNAME_MAX = 50;

/** The error of a text that can't be a username; null if it can. Sends no request. */
export function usernameError(typed: string): string | null {
  const username = cleanUsername(typed);
  if (/\s/.test(username)) return 'A username can’t contain spaces.';
  if (username.includes('@')) return 'Usernames are public. Don’t use your email address.';
  if (/[/\\]/.test(username)) return 'A username can’t contain slashes.';
  return username.length > USERNAME_MAX ? `A username has at most ${USERNAME_MAX} characters.` : null;
}

/** The state of a typed username. 'unchanged' equals the saved one, ignoring case; 'invalid' has a `usernameError`. */
export type UsernameStatus =
  | 'empty'
  | 'unchanged'
  | 'invalid'
  | 'checking'
  | 'available'
  | 'unavailable'
  | 'failed';

/** Whether a form with this username may be submitted. */
export function isUsableUsername(status: UsernameStatus): boolean {
  return status === 'available' || status === 'unchanged';
}
