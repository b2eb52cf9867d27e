import { useEffect } from 'react';
import { BOARD_GONE } from '@/domain/board';
import { storeUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { MessagePage } from '@/ui/message-page';
import { HomeLink } from './link-buttons';

/** A notice above the cached data of a deleted board. */
export function BoardGone() {
  return (
    <p role="alert" className="mb-4 rounded-control border border-border-strong bg-surface-sunken px-3 py-2">
      {BOARD_GONE}
    </p>
  );
}

interface BoardMissingProps {
  title: string;
  uid: string | null;
  boardId: string;
}

/** Replaces a board that does not exist. */
export function BoardMissing({ title, uid, boardId }: BoardMissingProps) {
  useEffect(() => {
    // Otherwise the navigation bar would keep a link to this board's review desk.
    if (uid !== null) storeUnsentVerdicts(uid, { boardId, boardName: '', count: 0 });
  }, [uid, boardId]);
  return (
    <div role="alert">
      <MessagePage title={title} text={BOARD_GONE} actions={<HomeLink>Discover boards</HomeLink>} />
    </div>
  );
}
