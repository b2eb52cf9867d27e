/** What cached answers are about, and what a mutation makes stale. */
export const TAG_TYPES = ['Board', 'JoinRequest', 'Me', 'User'] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Every list of that type. */
export function listTag<T extends TagType>(type: T): { type: T; id: string } {
  return { type, id: 'LIST' };
}

/** One object of that type. The id is required on purpose: a tag without one matches everything. */
export function idTag<T extends TagType>(type: T, id: string): { type: T; id: string } {
  return { type, id: `ID:${id}` };
}
