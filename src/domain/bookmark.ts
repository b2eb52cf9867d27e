/** A board or a person that somebody wants to find again. */
export interface Bookmark {
  kind: 'board' | 'person';
  id: string;
  /** As it was when it was last seen. */
  name: string;
}

export const BOOKMARKS_MAX = 500;

export function isBookmark(value: unknown): value is Bookmark {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name } = value as Partial<Record<keyof Bookmark, unknown>>;
  return (kind === 'board' || kind === 'person') && typeof id === 'string' && typeof name === 'string';
}

type Target = Pick<Bookmark, 'kind' | 'id'>;

export const isSameTarget = (one: Target, other: Target) => one.kind === other.kind && one.id === other.id;

/** Adds it as the newest, or removes it where it is there already. */
export function toggleBookmark(bookmarks: readonly Bookmark[], target: Bookmark): readonly Bookmark[] {
  const others = bookmarks.filter((one) => !isSameTarget(one, target));
  return others.length < bookmarks.length ? others : [target, ...others];
}

/** Boards and people may be renamed. */
export function renameBookmark(bookmarks: readonly Bookmark[], target: Bookmark): readonly Bookmark[] {
  return bookmarks.map((one) => (isSameTarget(one, target) ? target : one));
}
