import { Bookmark as BookmarkIcon } from 'lucide-react';
import type { User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { SmallButton } from '@/ui/button';
import { storedList } from '@/lib/stored/stored-list';

interface BookmarkButtonProps {
  uid: string;
  target: Bookmark;
}

/** Bookmarks a board or a person. The Saved page lists the bookmarks. */
export function BookmarkButton({ uid, target }: BookmarkButtonProps) {
  const isStored = bookmarks.useItems(uid).some((bookmark) => isSameTarget(bookmark, target));

  return (
    <SmallButton aria-pressed={isStored} className="min-w-22" onClick={() => toggleBookmark(uid, target)}>
      <BookmarkIcon aria-hidden className={cn('size-4', isStored && 'fill-current')} />
      {isStored ? 'Saved' : 'Save'}
    </SmallButton>
  );
}

/** A person's username and picture may be missing. */
export interface Bookmark extends Partial<Pick<User, 'username' | 'profilePicture'>> {
  kind: 'board' | 'person';
  id: string;
  /** The name when the board or profile was saved. */
  name: string;
}

function isBookmark(value: unknown): value is Bookmark {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name } = value as Partial<Record<keyof Bookmark, unknown>>;
  return (kind === 'board' || kind === 'person') && typeof id === 'string' && typeof name === 'string';
}

/** Bookmarks are stored on this device, by uid. */
export const bookmarks = storedList('bookmarks', isBookmark);

const isSameTarget = (a: Bookmark, b: Bookmark) => a.kind === b.kind && a.id === b.id;

/** Adds a bookmark at the top, or removes it. */
export function toggleBookmark(uid: string, target: Bookmark): void {
  bookmarks.change(uid, (all) => {
    const others = all.filter((bookmark) => !isSameTarget(bookmark, target));
    return others.length < all.length ? others : [target, ...all];
  });
}
