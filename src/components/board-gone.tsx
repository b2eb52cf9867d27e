import { BOARD_GONE } from '@/domain/board-gone';
import { lazyPart } from '@/lib/loading/lazy-part';
import { MessagePage } from '@/ui/message-page';
import { HomeLink } from './home-link';

const LeftBehind = lazyPart(async () => (await import('./left-behind')).LeftBehind);

/** Above what was loaded before the board was gone. */
export function BoardGone() {
  return (
    <p role="alert" className="mb-4 rounded-control border border-border-strong bg-surface-sunken px-3 py-2">
      {BOARD_GONE}
    </p>
  );
}

interface BoardMissingProps {
  title: string;
  role?: 'alert';
  link: 'yellow' | 'secondary';
  uid: string | null;
  boardId: string;
}

/** Instead of a board that cannot be found: the way on, and what this device still has of it. */
export function BoardMissing({ title, role, link, uid, boardId }: BoardMissingProps) {
  return (
    <>
      <div role={role}>
        <MessagePage
          title={title}
          text={BOARD_GONE}
          action={<HomeLink variant={link}>Discover boards</HomeLink>}
        />
      </div>
      {uid !== null && <LeftBehind key={uid} uid={uid} boardId={boardId} />}
    </>
  );
}
