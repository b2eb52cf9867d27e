import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Board } from '@/domain/board';
import { cn } from '@/lib/cn';
import { buttonStyle, type ButtonSize } from '@/ui/button-style';
import { BoardHeader } from './board-header';
import { JoinPanel } from './join-panel';

/** Has every part that a board can have; `fillBoardTop` removes what a board lacks. */
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

interface PlaceProps {
  /** The viewers who will have the button: creator, member, none. */
  of: string;
  size?: ButtonSize;
  children: ReactNode;
}

/** The room that a button of the app will take. */
function Place({ of, size, children }: PlaceProps) {
  return (
    <span data-of={of} className={cn(buttonStyle('secondary', size), 'invisible')}>
      {children}
    </span>
  );
}

/**
 * The markup of a board's header and of a visitor's way to apply, to be cloned and filled by `fillBoardTop`; never
 * shown itself. The viewers' own buttons only have their places in it. Rendered by the build, not by the app.
 */
export function BoardTopTemplate() {
  return (
    <template data-early="board">
      <MemoryRouter>
        <BoardHeader
          board={SAMPLE}
          actions={
            <>
              <Place of="creator">Edit</Place>
              <Place of="creator">Delete</Place>
              <Place of="member">Leave Board</Place>
            </>
          }
          bookmark={
            <Place of="creator member none" size="small">
              <span className="size-4" />
              Bookmark
            </Place>
          }
        />
        <JoinPanel boardId="x" questionCount={0} wasRejected={false} />
      </MemoryRouter>
    </template>
  );
}
