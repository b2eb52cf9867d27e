import { BOOKMARKS_MAX, isBookmark } from '@/domain/bookmark';
import { keptList } from '@/lib/stored/kept-list';

/** The boards and people that a person keeps on this device. */
export const bookmarks = keptList('bookmarks', isBookmark, BOOKMARKS_MAX);
