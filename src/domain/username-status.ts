/**
 * What is known about a typed username; 'unchanged' is the person's own, which needs no check, and 'spaced'
 * one with white space inside, which nobody can have.
 */
export type UsernameStatus =
  'empty' | 'unchanged' | 'spaced' | 'checking' | 'available' | 'unavailable' | 'failed';

/** Whether a form may be submitted with it. */
export function isUsableUsername(status: UsernameStatus): boolean {
  return status === 'available' || status === 'unchanged';
}
