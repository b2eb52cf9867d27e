/**
 * Turns an id into one segment of a path. Besides percent-encoding it defuses '.' and '..', which would change the
 * path even when encoded: `/boards/b1/members/..` is `/boards/b1/`.
 */
export function pathSegment(id: string): string {
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%252E') : encodeURIComponent(id);
}
