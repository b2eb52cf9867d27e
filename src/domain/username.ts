/** A username as it is checked and saved: many people type the @ in front of it, too. */
export function cleanUsername(typed: string): string {
  return typed.trim().replace(/^@+\s*/, '');
}

/** White space inside cannot be part of a username; outer white space does not count. */
export function hasSpaceInside(typed: string): boolean {
  return /\s/.test(cleanUsername(typed));
}
