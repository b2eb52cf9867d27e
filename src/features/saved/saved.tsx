import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { bookmarks, toggleBookmark, type Bookmark } from '@/components/bookmark-button';
import { HomeLink } from '@/components/link-buttons';
import { UserAvatar } from '@/components/user-avatar';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { IconButton } from '@/ui/button';
import { Emblem } from '@/ui/cover';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page';

const SECTIONS = [
  { kind: 'board', title: 'Boards', pathOf: paths.board },
  { kind: 'person', title: 'People', pathOf: paths.profile },
] as const;

export function Saved() {
  const uid = useAuth().uid ?? '';
  const lists = useRef<HTMLDivElement>(null);
  const removedAt = useRef(0);
  const all = bookmarks.useItems(uid);
  const buttons = () => [...(lists.current?.querySelectorAll('button') ?? [])];
  useFocusAfterRemoval(
    all.length,
    () => buttons()[removedAt.current] ?? buttons().at(-1) ?? document.querySelector<HTMLElement>('main h1'),
  );

  function remove(bookmark: Bookmark, button: HTMLButtonElement) {
    removedAt.current = buttons().indexOf(button);
    toggleBookmark(uid, bookmark);
  }

  return (
    <div ref={lists}>
      <PageHeading lead="Boards and people you saved, on this device and for your account only.">
        Saved
      </PageHeading>
      {all.length === 0 && (
        <EmptyState
          title="Nothing saved yet"
          text="Save a board or a profile to find it here."
          action={<HomeLink>Discover boards</HomeLink>}
        />
      )}
      {SECTIONS.map(({ kind, title, pathOf }) => {
        const items = all.filter((bookmark) => bookmark.kind === kind);
        if (items.length === 0) return null;
        return (
          <section key={kind} aria-label={title} className="max-w-3xl [section+&]:mt-10">
            <h2 className="mb-3 text-lg font-semibold">{title}</h2>
            <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface-raised">
              {items.map((bookmark) => {
                const name = bookmark.name || 'Without a name';
                return (
                  <li key={bookmark.id} className="flex items-center gap-3 py-1 pr-2 pl-4">
                    <Link
                      to={pathOf(bookmark.id)}
                      className="flex min-h-16 min-w-0 flex-1 items-center gap-3 hover:underline"
                    >
                      {kind === 'board' ? (
                        <Emblem seed={bookmark.id} />
                      ) : (
                        <UserAvatar person={{ username: '', profilePicture: null, ...bookmark }} />
                      )}
                      <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
                    </Link>
                    <IconButton
                      Icon={X}
                      label={`Remove ${name}`}
                      onClick={({ currentTarget }) => remove(bookmark, currentTarget)}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
