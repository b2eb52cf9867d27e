import { withoutInvisible } from './text';

/** A username as it is checked and saved: many people type the @ in front of it, too. */
export function cleanUsername(typed: string): string {
  return withoutInvisible(typed)
    .trim()
    .replace(/^@+\s*/, '');
}

const USERNAME_MAX = 50;

/** Why a text can't be a username, which needs no check by the server; null if it can. */
export function usernameError(typed: string): string | null {
  const username = cleanUsername(typed);
  if (/\s/.test(username)) return "A username can't contain spaces.";
  if (username.includes('@')) return "Usernames are public. Don't use your e-mail address.";
  if (/[/\\]/.test(username)) return "A username can't contain slashes.";
  return username.length > USERNAME_MAX ? `A username has at most ${USERNAME_MAX} characters.` : null;
}

/** The state of a typed username. 'unchanged' is the saved one, whatever its case; 'invalid' has a `usernameError`. */
export type UsernameStatus =
  | 'empty'
  | 'unchanged'
  | 'invalid'
  | 'checking'
  | 'available'
  | 'unavailable'
  | 'failed';

/** Whether a form may be submitted with it. */
export function isUsableUsername(status: UsernameStatus): boolean {
  return status === 'available' || status === 'unchanged';
}
