import { keptList } from '@/lib/stored/kept-list';

/** A bookmarked board or person. */
export interface Bookmark {
  kind: 'board' | 'person';
  id: string;
  /** The name when the board or profile was last opened. */
  name: string;
}

function isBookmark(value: unknown): value is Bookmark {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name } = value as Partial<Record<keyof Bookmark, unknown>>;
  return (kind === 'board' || kind === 'person') && typeof id === 'string' && typeof name === 'string';
}

/** Bookmarks are stored on this device, by uid. */
export const bookmarks = keptList('bookmarks', isBookmark);

export const isSameTarget = (a: Bookmark, b: Bookmark) => a.kind === b.kind && a.id === b.id;

/** Adds a bookmark at the top, or removes it. @returns whether the change was stored */
export function toggleBookmark(uid: string, target: Bookmark): boolean {
  return bookmarks.change(uid, (all) => {
    const others = all.filter((bookmark) => !isSameTarget(bookmark, target));
    return others.length < all.length ? others : [target, ...all];
  });
}
