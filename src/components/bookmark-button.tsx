import { Bookmark as BookmarkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { isSameTarget, renameBookmark, toggleBookmark, type Bookmark } from '@/domain/bookmark';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { showNotice } from '@/ui/toasts/notice-store';
import { bookmarks } from './bookmarks';

export const NOT_STORED = 'This device stores nothing more. It is kept until you close this page.';

interface BookmarkButtonProps {
  /** Auth uid of the viewer, under which it is kept. */
  uid: string;
  target: Bookmark;
}

/** Keeps a board or a person on this device; the Saved page lists them. */
export function BookmarkButton({ uid, target }: BookmarkButtonProps) {
  const { kind, id, name } = target;
  const kept = bookmarks.useItems(uid).find((one) => isSameTarget(one, target));
  const isKept = kept !== undefined;
  const isRenamed = isKept && (kept.name !== name || kept.isGone === true);

  useEffect(() => {
    if (isRenamed) bookmarks.change(uid, (all) => renameBookmark(all, { kind, id, name }));
  }, [isRenamed, uid, kind, id, name]);

  function toggle() {
    const isStored = bookmarks.change(uid, (all) => toggleBookmark(all, target));
    if (!isStored) showNotice(NOT_STORED);
  }

  return (
    <Button variant="secondary" size="small" aria-pressed={isKept} onClick={toggle}>
      <BookmarkIcon aria-hidden className={cn('size-4', isKept && 'fill-current')} />
      Bookmark
    </Button>
  );
}
