import { hashText } from '../hash-text';

/** Murmur3's last step: ids that differ in one letter must not end up next to each other. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * Shuffles ids so that no application is always read first or last. Each has its place by itself: no reload, filter or
 * arrival makes two of them change places.
 * @param seed of the board and the question
 */
export function shuffledIds(ids: readonly string[], seed: string): string[] {
  const places = new Map(ids.map((id) => [id, mixed(hashText(`${seed}\n${id}`))]));
  const place = (id: string) => places.get(id) ?? 0;
  return ids.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
