/**
 * What is known about a typed username (spec section 4, 'Username availability'); 'unchanged' is the person's own,
 * which is theirs without asking.
 */
export type UsernameStatus = 'empty' | 'unchanged' | 'checking' | 'available' | 'taken' | 'failed';

/** Whether a form may be sent with it. */
export function isUsableUsername(status: UsernameStatus): boolean {
  return status === 'available' || status === 'unchanged';
}
