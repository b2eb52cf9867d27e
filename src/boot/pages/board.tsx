import { readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { MemberCard } from '@/components/member-card';
import { ShareBoxPlaceholder } from '@/components/share-line';
import { viewerStatus, type Board, type ViewerStatus } from '@/domain/board';
import { ApplyPanel, JoinPanelSkeleton } from '@/features/board-detail/apply-panel';
import { ActionPlaceholders, BoardBodySkeleton } from '@/features/board-detail/board-detail-skeleton';
import { BoardHeader } from '@/features/board-detail/board-header';
import { readStoredAuth } from '@/identity/stored-auth';
import { routerPath } from '@/lib/addresses/base-path';
import { ButtonPlaceholder } from '@/ui/placeholder';
import { Page } from '@/ui/page';
import { PlainGrid } from '@/ui/plain-grid';
import { renderEarlyPage } from '../render-early-page';

/** Enough to fill the window until the app renders. */
const FIRST_MEMBERS = 6;
/** The URL's query shows a member search or the requests tab. */
const OTHER_CONTENT = /[?&](q|tab)=/;

type Viewer = ViewerStatus | 'visitor';

const bookmark = (
  <ButtonPlaceholder size="small" className="min-w-22">
    <span className="size-4" />
    Save
  </ButtonPlaceholder>
);

/** The panel below the header. For signed-in users it is a skeleton, because it depends on another response. */
function Panel({ viewer, board, boardId }: { viewer: Viewer; board: Board; boardId: string }) {
  if (viewer === 'visitor')
    return <ApplyPanel boardId={boardId} questionCount={board.questions.length} wasRejected={false} />;
  if (viewer !== 'none' && viewer !== 'creator') return null;
  // The app's panel has the same height.
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

/** @throws if the id in the path cannot be decoded */
const boardIdInPath = () => decodeURIComponent(routerPath(location.pathname).split('/')[2] ?? '');

void renderEarlyPage('[data-skeleton=board]', 1, ([response], { token }) => {
  const board = readObjectOrNull(readBoard, 'board')(response);
  const viewerId = token === null ? null : readStoredAuth()._id;
  // The viewer's id is not known yet.
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
      <Panel viewer={viewer} board={board} boardId={boardIdInPath()} />
      <BoardBodySkeleton
        members={
          hasMembers ? <Members members={board.members} creator={board.creator} viewer={viewer} /> : undefined
        }
      />
    </Page>
  );
});
