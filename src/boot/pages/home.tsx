import { readList } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { BoardCard } from '@/components/board-card';
import { pluralize } from '@/domain/text';
import { ResultCount } from '@/features/discover/discover-skeleton';
import { PlainGrid } from '@/ui/plain-grid';
import type { DrawnPage } from './draw-page';

/**
 * Part of index.html itself instead of a script of its own, whose 4 kB would exceed the budget of what `/` requests
 * (tests/build/budgets.ts).
 */
export const home: DrawnPage = {
  page: 'home',
  calls: ['searchBoards'],
  into: 'results',
  draw([answer]) {
    const boards = readList(readBoard, 'boards')(answer);
    if (boards.length === 0) return null;
    return (
      <>
        <ResultCount>{pluralize(boards.length, 'board')}</ResultCount>
        <PlainGrid
          label="boards"
          items={boards}
          keyOf={({ id }) => id}
          renderItem={(board) => <BoardCard board={board} />}
        />
      </>
    );
  },
};
