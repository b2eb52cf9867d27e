import { useDeferredValue, useState, type ReactNode } from 'react';
import { useViewer } from '@/api/use-viewer';
import { BoardCard } from '@/components/board-card';
import type { Board } from '@/domain/board';
import { toNewBoard, type CreateBoardValues } from './create-board-schema';

export interface BoardPreviewProps {
  values: CreateBoardValues;
  /** Renders the board's invitation, which is part of another feature. */
  renderInvitation: (board: Board) => ReactNode;
}

/** The new board's card and invitation. Hidden from assistive technology, because it repeats the form's texts. */
export function BoardPreview({ values, renderInvitation }: BoardPreviewProps) {
  const { profile } = useViewer();
  const typed = useDeferredValue(values);
  const [createdAt] = useState(() => new Date().toISOString());
  if (profile === null) return null;
  const board = {
    ...toNewBoard(typed),
    id: '',
    creator: profile,
    members: [profile],
    shortLink: '',
    createdAt,
  };
  return (
    <div aria-hidden inert className="sticky top-20 flex flex-col gap-4 self-start max-lg:hidden">
      <p className="font-semibold">Preview</p>
      <BoardCard board={board} />
      <div className="h-96 overflow-hidden rounded-card border border-border bg-surface">
        <div className="[zoom:0.5]">{renderInvitation(board)}</div>
      </div>
    </div>
  );
}
