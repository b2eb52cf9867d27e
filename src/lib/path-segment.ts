/**
 * Makes one segment of a path out of an id. Besides percent-encoding it takes '.' and '..' their meaning, encoded or not,
 * which would make another path of the whole: `/boards/b1/members/..` is `/boards/b1/`.
 */
export function pathSegment(id: string): string {
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%252E') : encodeURIComponent(id);
}
