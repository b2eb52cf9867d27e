import { isSavedSearch, RECENT_SEARCHES_MAX, SAVED_SEARCHES_MAX } from '@/domain/saved-search';
import { isText, keptList } from '@/lib/stored/kept-list';

/** Searches that a person wants to repeat. */
export const savedSearches = keptList('savedSearches', isSavedSearch, SAVED_SEARCHES_MAX);

/** Queries of their latest searches for a term, the latest first. */
export const recentSearches = keptList('recentSearches', isText, RECENT_SEARCHES_MAX);
