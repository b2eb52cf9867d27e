import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Board } from '@/domain/board';
import { ButtonPlace, IconPlace } from '@/ui/place';
import { BoardHeader } from './board-header';
import { JoinPanel, JoinPanelSkeleton } from './join-panel';
import { ShareBoxPlace } from './share-box';

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

interface PanelPlaceProps {
  /** The viewer who will have the panel. */
  of: string;
  children: ReactNode;
}

/** A skeleton as high as the panel that the app will show there. */
function PanelPlace({ of, children }: PanelPlaceProps) {
  return (
    <div data-panel-of={of} aria-hidden className="skeleton mt-6 rounded-card bg-placeholder">
      <div className="invisible">{children}</div>
    </div>
  );
}

/**
 * The markup of a board's header and of what is below it, to be cloned and filled by `fillBoardTop`; never shown itself.
 * A visitor's way to apply is whole; of the other viewers' own buttons and panels only the places are in it. Rendered by
 * the build, not by the app.
 */
export function BoardTopTemplate() {
  return (
    <template data-early="board">
      <MemoryRouter>
        <BoardHeader
          board={SAMPLE}
          actions={
            <>
              <ButtonPlace data-of="creator">Edit</ButtonPlace>
              <ButtonPlace data-of="creator">Delete</ButtonPlace>
              <ButtonPlace data-of="member">Leave Board</ButtonPlace>
            </>
          }
          bookmark={
            <ButtonPlace data-of="creator member none" size="small">
              <IconPlace />
              Bookmark
            </ButtonPlace>
          }
        />
        <JoinPanel boardId="x" questionCount={0} wasRejected={false} />
        <PanelPlace of="none">
          <JoinPanelSkeleton />
        </PanelPlace>
        <PanelPlace of="creator">
          <ShareBoxPlace />
        </PanelPlace>
      </MemoryRouter>
    </template>
  );
}
