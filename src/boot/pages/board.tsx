import { readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { MemberCard } from '@/components/member-card';
import { viewerStatus, type Board, type ViewerStatus } from '@/domain/board';
import { ActionPlaceholders } from '@/features/board-detail/action-placeholders';
import { ApplyPanel, JoinPanelSkeleton } from '@/features/board-detail/apply-panel';
import { BoardBodySkeleton } from '@/features/board-detail/board-detail-skeleton';
import { BoardHeader } from '@/features/board-detail/board-header';
import { ShareBoxPlaceholder } from '@/features/board-detail/share-box-placeholder';
import { readStoredAuth } from '@/identity/stored-auth';
import { routerPath } from '@/lib/addresses/base-path';
import { ButtonPlaceholder, IconPlaceholder } from '@/ui/placeholder';
import { Page } from '@/ui/page';
import { PlainGrid } from '@/ui/plain-grid';
import { drawPage } from '../draw-page';

/** More are below the window, or soon come with the app. */
const FIRST_MEMBERS = 12;
/** A search among the members, or the creator's requests instead of them. */
const OTHER_CONTENT = /[?&](q|tab)=/;

type Viewer = ViewerStatus | 'visitor';

const bookmark = (
  <ButtonPlaceholder size="small">
    <IconPlaceholder />
    Bookmark
  </ButtonPlaceholder>
);

/** A visitor's way to apply is whole. Whether somebody who is signed in has applied is in another answer. */
function PanelOf({ viewer, board, boardId }: { viewer: Viewer; board: Board; boardId: string }) {
  if (viewer === 'visitor')
    return <ApplyPanel boardId={boardId} questionCount={board.questions.length} wasRejected={false} />;
  if (viewer !== 'none' && viewer !== 'creator') return null;
  // A skeleton as high as the panel that the app will show there.
  return (
    <div aria-hidden className="skeleton mt-6 rounded-card bg-placeholder">
      <div className="invisible">{viewer === 'none' ? <JoinPanelSkeleton /> : <ShareBoxPlaceholder />}</div>
    </div>
  );
}

function Members({ members, creator, viewer }: Pick<Board, 'members' | 'creator'> & { viewer: Viewer }) {
  return (
    <PlainGrid
      label="Members"
      items={members.slice(0, FIRST_MEMBERS)}
      keyOf={({ id }) => id}
      renderItem={(member) => (
        <MemberCard
          member={member}
          action={viewer === 'creator' && member.id !== creator?.id && <span className="block size-8" />}
        />
      )}
    />
  );
}

/** From the address. @throws where it cannot be decoded, which is left to the app */
const boardIdHere = () => decodeURIComponent(routerPath(location.pathname).split('/')[2] ?? '');

void drawPage('[data-look=board]', 1, ([response], { token }) => {
  const board = readObjectOrNull(readBoard, 'board')(response);
  const viewerId = token === null ? null : readStoredAuth()._id;
  // It is not known yet who is looking.
  if (board === null || (token !== null && !viewerId)) return null;
  const viewer = viewerId === null ? 'visitor' : viewerStatus(board, viewerId);
  const hasMembers = board.members.length > 0 && !OTHER_CONTENT.test(location.search);
  // Tabs and search need the app, so their skeletons stay.
  return (
    <Page>
      <BoardHeader
        board={board}
        actions={<ActionPlaceholders viewer={viewer} />}
        bookmark={viewer !== 'visitor' && viewer !== 'creator' && bookmark}
      />
      <PanelOf viewer={viewer} board={board} boardId={boardIdHere()} />
      <BoardBodySkeleton
        members={
          hasMembers ? <Members members={board.members} creator={board.creator} viewer={viewer} /> : undefined
        }
      />
    </Page>
  );
});
