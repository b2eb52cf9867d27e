/**
 * Turns an id into one segment of a path. Besides percent-encoding it defuses '.' and '..', which would change the
 * path even when encoded: `/boards/b1/members/..` is `/boards/b1/`.
 */
export function pathSegment(id: string): string {
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%252E') : encodeURIComponent(id);
}

/** The id in a segment of an address; the segment itself where it cannot be decoded, as for the router. */
export function idInSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
