import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { bookmarks } from '@/components/bookmarks';
import { toggleBookmark, type Bookmark } from '@/domain/bookmark';
import { useAuth } from '@/identity/session-selectors';
import { paths } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useFocusAfterRemoval } from '@/lib/use-focus-after-removal';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page';

/** What the person has saved on this device. */
export function Saved() {
  const { uid } = useAuth();
  useDocumentTitle('Saved');
  return (
    <>
      <PageHeading lead="What you have bookmarked. It is kept on this device, for your account only.">
        Saved
      </PageHeading>
      <SavedLists key={uid} person={uid ?? ''} />
    </>
  );
}

function SavedLists({ person }: { person: string }) {
  const lists = useRef<HTMLDivElement>(null);
  const removedAt = useRef(0);
  const all = bookmarks.useItems(person);
  const buttons = () => [...(lists.current?.querySelectorAll('button') ?? [])];
  useFocusAfterRemoval(
    all.length,
    () => buttons()[removedAt.current] ?? buttons().at(-1) ?? document.querySelector<HTMLElement>('main h1'),
  );

  function remove(bookmark: Bookmark, button: HTMLButtonElement) {
    removedAt.current = buttons().indexOf(button);
    bookmarks.change(person, (now) => toggleBookmark(now, bookmark));
  }

  if (all.length === 0) {
    return (
      <EmptyState
        title="Nothing saved yet"
        text="Press Bookmark on a board or a profile, and you will find it here again."
        action={
          <Link to={paths.home()} className={buttonStyle('yellow')}>
            Discover boards
          </Link>
        }
      />
    );
  }
  return (
    <div ref={lists} className="flex max-w-3xl flex-col gap-10">
      <BookmarkList
        title="Boards"
        items={all.filter(({ kind }) => kind === 'board')}
        pathOf={paths.board}
        onRemove={remove}
      />
      <BookmarkList
        title="People"
        items={all.filter(({ kind }) => kind === 'person')}
        pathOf={paths.profile}
        onRemove={remove}
      />
    </div>
  );
}

interface BookmarkListProps {
  title: string;
  items: readonly Bookmark[];
  pathOf: (id: string) => string;
  onRemove: (bookmark: Bookmark, button: HTMLButtonElement) => void;
}

function BookmarkList({ title, items, pathOf, onRemove }: BookmarkListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface-raised">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-1 pr-2 pl-4">
            <Link to={pathOf(item.id)} className="flex min-h-10 min-w-0 flex-1 items-center hover:underline">
              <bdi className="line-clamp-2 wrap-anywhere">{item.name || 'Without a name'}</bdi>
            </Link>
            <button
              type="button"
              onClick={({ currentTarget }) => onRemove(item, currentTarget)}
              className="grid size-8 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-sunken hover:text-text"
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove {item.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
