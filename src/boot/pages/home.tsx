import { readList } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { BoardCard } from '@/components/board-card';
import { pluralize } from '@/domain/text';
import { ResultCount } from '@/features/discover/discover-skeleton';
import { PlainGrid } from '@/ui/plain-grid';
import { renderEarlyPage } from '../render-early-page';

/** Enough to fill the window until the app renders. */
const FIRST_BOARDS = 12;

const readBoards = readList(readBoard, 'boards');

void renderEarlyPage('[data-skeleton=home] [data-early=results]', 1, ([response]) => {
  const boards = readBoards(response);
  if (boards.length === 0) return null;
  return (
    <>
      <ResultCount>{pluralize(boards.length, 'board')}</ResultCount>
      <PlainGrid
        label="boards"
        items={boards.slice(0, FIRST_BOARDS)}
        keyOf={({ id }) => id}
        renderItem={(board) => <BoardCard board={board} />}
      />
    </>
  );
});
