import { Bookmark as BookmarkIcon } from 'lucide-react';
import { useEffect } from 'react';
import {
  BOOKMARKS_MAX,
  isSameTarget,
  renameBookmark,
  toggleBookmark,
  type Bookmark,
} from '@/domain/bookmark';
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
  const isKept = bookmarks.useItems(uid).some((one) => isSameTarget(one, target));

  // Once, by what has been loaded here: another tab may know the target differently, and would answer each correction.
  useEffect(() => {
    const kept = bookmarks.read(uid).find((one) => isSameTarget(one, { kind, id }));
    if (kept && kept.name !== name) {
      bookmarks.change(uid, (all) => renameBookmark(all, { kind, id, name }));
    }
  }, [uid, kind, id, name]);

  function toggle() {
    // The list would drop the oldest one.
    if (!isKept && bookmarks.read(uid).length >= BOOKMARKS_MAX) {
      showNotice(`${BOOKMARKS_MAX} bookmarks are kept. Remove one under Saved first.`);
      return;
    }
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
