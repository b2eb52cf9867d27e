import { Bookmark } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NOT_STORED } from '@/components/bookmark-button';
import { recentSearches, savedSearches } from '@/components/kept-searches';
import {
  markSeen,
  newestOf,
  SAVED_SEARCHES_MAX,
  searchKey,
  termsOf,
  toggleSearch,
  withRecent,
} from '@/domain/saved-search';
import { textFinder } from '@/domain/text-finder';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { Suggestions } from '@/ui/suggestions';
import { showNotice } from '@/ui/toasts/notice-store';
import { useDiscoverAddress } from './use-discover-address';

export interface SearchMemoryProps {
  uid: string;
  /** What the search has found; undefined while it is running. */
  found: readonly { createdAt: string | null }[] | undefined;
}

/** Keeps searches on this device for people who are signed in, and offers to save the one on screen. */
export function SearchMemory({ uid, found }: SearchMemoryProps) {
  const [params] = useSearchParams();
  const query = searchKey(params);
  const saved = savedSearches.useItems(uid).find((one) => one.query === query);
  const isSaved = saved !== undefined;
  const seenUntil = useMemo(() => newestOf(found ?? []), [found]);

  useEffect(() => {
    if (isSaved && seenUntil !== '') savedSearches.change(uid, (all) => markSeen(all, query, seenUntil));
  }, [isSaved, uid, query, seenUntil]);

  function toggle() {
    // The list would drop the oldest one.
    if (!isSaved && savedSearches.read(uid).length >= SAVED_SEARCHES_MAX) {
      showNotice(`${SAVED_SEARCHES_MAX} searches are saved. Remove one under Saved first.`);
      return;
    }
    const isStored = savedSearches.change(uid, (all) => toggleSearch(all, { query, seenUntil }));
    if (!isStored) showNotice(NOT_STORED);
  }

  return (
    <>
      <RecentTerms uid={uid} params={params} />
      {query !== '' && (
        <Button variant="secondary" size="small" aria-pressed={isSaved} onClick={toggle} className="shrink-0">
          <Bookmark aria-hidden className={cn('size-4', isSaved && 'fill-current')} />
          <span className="max-sm:sr-only">Save search</span>
        </Button>
      )}
    </>
  );
}

/** A term that stays unchanged for this long was searched for; before that it is still being typed. */
const SETTLED_MS = 2000;
/** One letter is no search. */
const TERM_MIN = 2;

/** Remembers the terms that are searched for, and offers them in the search box. */
function RecentTerms({ uid, params }: { uid: string; params: URLSearchParams }) {
  const isMembers = params.get('mode') === 'member';
  const term = (params.get('q') ?? '').trim();
  const query = searchKey(new URLSearchParams({ ...(isMembers ? { mode: 'member' } : {}), q: term }));
  const terms = termsOf(recentSearches.useItems(uid), isMembers);

  useEffect(() => {
    if (term.length < TERM_MIN) return undefined;
    const keep = () => void recentSearches.change(uid, (recent) => withRecent(recent, query));
    const timer = setTimeout(keep, SETTLED_MS);
    // Opening a result proves that it was searched for.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('#main a') !== null) keep();
    };
    document.addEventListener('click', onClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, true);
    };
  }, [uid, term, query]);

  return terms.length > 0 && <TermSuggestions terms={terms} />;
}

function TermSuggestions({ terms }: { terms: readonly string[] }) {
  const { set } = useDiscoverAddress();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // It is on screen before this code has loaded.
    box.current = document.querySelector('#main [role=search] input');
  }, []);
  return <Suggestions field={box} find={textFinder(terms)} onTake={(term) => set('q', term, 'replace')} />;
}
