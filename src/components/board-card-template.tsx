import { MemoryRouter } from 'react-router-dom';
import type { Board } from '@/domain/board';
import { BoardCard } from './board-card';

/** Has every part that a card can have; `fillBoardCard` removes what a board lacks. */
const SAMPLE: Board = {
  id: 'x',
  name: 'x',
  boardType: ['x'],
  description: 'x',
  questions: [],
  creator: { id: 'x', name: 'x', profilePicture: 'https://example.org/', verified: true },
  members: [],
  shortLink: '',
  createdAt: null,
};

/**
 * The markup of a board card, to be cloned and filled by `fillBoardCard`; never shown itself. Rendered by the
 * build, not by the app.
 */
export function BoardCardTemplate() {
  const { creator } = SAMPLE;
  if (creator === null) return null;
  const member = { ...creator } as unknown as Board['members'][number];
  return (
    <template data-early="card">
      <MemoryRouter>
        <BoardCard board={{ ...SAMPLE, members: [member] }} />
      </MemoryRouter>
    </template>
  );
}
