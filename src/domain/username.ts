import { withoutInvisible } from './text';

/** A username as it is checked and saved: many people type the @ in front of it, too. */
export function cleanUsername(typed: string): string {
  return withoutInvisible(typed)
    .trim()
    .replace(/^@+\s*/, '');
}

/** White space inside cannot be part of a username; outer white space does not count. */
export function hasSpaceInside(typed: string): boolean {
  return /\s/.test(cleanUsername(typed));
}

/**
 * What is known about a typed username; 'unchanged' is the person's own, which needs no check, and 'spaced'
 * one with white space inside, which nobody can have.
 */
export type UsernameStatus =
  | 'empty'
  | 'unchanged'
  | 'spaced'
  | 'checking'
  | 'available'
  | 'unavailable'
  | 'failed';

/** Whether a form may be submitted with it. */
export function isUsableUsername(status: UsernameStatus): boolean {
  return status === 'available' || status === 'unchanged';
}
