import { useRef, type ReactNode } from 'react';
import { bookmarks } from '@/components/bookmarks';
import { HomeLink } from '@/components/home-link';
import { recentSearches, savedSearches } from '@/components/kept-searches';
import { toggleBookmark } from '@/domain/bookmark';
import { searchName, toggleSearch, type SavedSearch } from '@/domain/saved-search';
import { useAuth } from '@/identity/session-selectors';
import { paths } from '@/lib/addresses/paths';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page';
import { SavedList, type SavedRow } from './saved-list';

interface SavedProps {
  /** What is new in a search, which belongs to another feature. */
  renderNews: (search: SavedSearch) => ReactNode;
}

/** What the person has saved on this device. */
export function Saved({ renderNews }: SavedProps) {
  const { uid } = useAuth();
  return (
    <>
      <PageHeading lead="Your bookmarks and searches. They are kept on this device, for your account only.">
        Saved
      </PageHeading>
      <SavedLists key={uid} uid={uid ?? ''} renderNews={renderNews} />
    </>
  );
}

function SavedLists({ uid, renderNews }: SavedProps & { uid: string }) {
  const lists = useRef<HTMLDivElement>(null);
  const removedAt = useRef(0);
  const targets = bookmarks.useItems(uid);
  const searches = savedSearches.useItems(uid);
  const recent = recentSearches.useItems(uid);
  const count = targets.length + searches.length + recent.length;
  const buttons = () => [...(lists.current?.querySelectorAll('button') ?? [])];
  useFocusAfterRemoval(
    count,
    () => buttons()[removedAt.current] ?? buttons().at(-1) ?? document.querySelector<HTMLElement>('main h1'),
  );

  function remove(row: SavedRow, button: HTMLButtonElement) {
    removedAt.current = buttons().indexOf(button);
    row.remove();
  }

  if (count === 0) {
    return (
      <EmptyState
        title="Nothing saved yet"
        text="Press Bookmark on a board or a profile, or save a search, and you will find it here again."
        action={<HomeLink>Discover boards</HomeLink>}
      />
    );
  }
  const bookmarked = (kind: 'board' | 'person', pathOf: (id: string) => string): SavedRow[] =>
    targets
      .filter((target) => target.kind === kind)
      .map((target) => ({
        key: target.id,
        name: target.name || 'Without a name',
        path: pathOf(target.id),
        remove: () => bookmarks.change(uid, (now) => toggleBookmark(now, target)),
      }));
  const searchRow = (query: string, removeIt: () => void, aside?: ReactNode): SavedRow => ({
    key: query,
    name: searchName(query),
    path: `${paths.home()}?${query}`,
    remove: removeIt,
    aside,
  });
  return (
    <div ref={lists} className="flex max-w-3xl flex-col gap-10">
      <SavedList
        title="Searches"
        rows={searches.map((search) =>
          searchRow(
            search.query,
            () => savedSearches.change(uid, (now) => toggleSearch(now, search)),
            renderNews(search),
          ),
        )}
        onRemove={remove}
      />
      <SavedList title="Boards" rows={bookmarked('board', paths.board)} onRemove={remove} />
      <SavedList title="People" rows={bookmarked('person', paths.profile)} onRemove={remove} />
      <SavedList
        title="Recent searches"
        rows={recent.map((query) =>
          searchRow(query, () => recentSearches.change(uid, (now) => now.filter((one) => one !== query))),
        )}
        onRemove={remove}
        action={
          <Button variant="ghost" size="small" onClick={() => recentSearches.change(uid, () => [])}>
            Clear recent searches
          </Button>
        }
      />
    </div>
  );
}
