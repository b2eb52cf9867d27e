import { Bookmark as BookmarkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { showNotice } from '@/ui/toasts/notice-store';
import { bookmarks, isSameTarget, toggleBookmark, type Bookmark } from './bookmarks';

interface BookmarkButtonProps {
  uid: string;
  target: Bookmark;
}

/** Bookmarks a board or a person; the Saved page lists them. */
export function BookmarkButton({ uid, target }: BookmarkButtonProps) {
  const { kind, id, name } = target;
  const stored = bookmarks.useItems(uid).find((bookmark) => isSameTarget(bookmark, target));
  const isStored = stored !== undefined;

  // Once per loaded name: two tabs with different names would overwrite each other forever.
  useEffect(() => {
    const loaded = { kind, id, name };
    const isRenamed = bookmarks.read(uid).some((item) => isSameTarget(item, loaded) && item.name !== name);
    if (isRenamed) {
      bookmarks.change(uid, (all) => all.map((item) => (isSameTarget(item, loaded) ? loaded : item)));
    }
  }, [uid, kind, id, name]);

  function toggle() {
    if (!toggleBookmark(uid, target))
      showNotice("Couldn't save the bookmark. Storage is full or unavailable.");
  }

  return (
    <Button variant="secondary" size="small" aria-pressed={isStored} onClick={toggle}>
      <BookmarkIcon aria-hidden className={cn('size-4', isStored && 'fill-current')} />
      Bookmark
    </Button>
  );
}
