/** What is known about a typed username; 'unchanged' is the person's own, which needs no check. */
export type UsernameStatus = 'empty' | 'unchanged' | 'checking' | 'available' | 'taken' | 'failed';

/** Whether a form may be submitted with it. */
export function isUsableUsername(status: UsernameStatus): boolean {
  return status === 'available' || status === 'unchanged';
}
