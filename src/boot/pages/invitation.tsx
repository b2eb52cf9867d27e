import { readList, readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { readJoinRequest } from '@/api/wire/read-join-request';
import { readUser } from '@/api/wire/read-user';
import { isDraftFor, readApplicationDrafts } from '@/components/application-drafts';
import { hasCompleteProfile } from '@/domain/user';
import { viewerStatus } from '@/domain/board';
import { BoardInvitation, joinLabel } from '@/features/joining/board-invitation';
import { readStoredAuth } from '@/identity/stored-auth';
import { ButtonPlaceholder } from '@/ui/placeholder';
import { renderEarlyPage } from '../render-early-page';

const readOwnRequests = readList(readJoinRequest, 'joinRequests');

void renderEarlyPage('[data-skeleton=joinBoard]', 3, ([boardResponse, profileResponse, requestsResponse]) => {
  const board = readObjectOrNull(readBoard, 'board')(boardResponse);
  const viewer = readObjectOrNull(readUser, 'user')(profileResponse);
  if (board === null || viewer === null) return null;
  const requests = readOwnRequests(requestsResponse);
  const status = viewerStatus(board, viewer.id, requests);
  // Creators and members are redirected to their board.
  if (status === 'creator' || status === 'member') return null;
  const hasDraft = readApplicationDrafts(readStoredAuth().uid ?? '').some((draft) =>
    isDraftFor(draft, board),
  );
  const isProfileIncomplete = !hasCompleteProfile(viewer);
  return (
    <BoardInvitation
      board={board}
      status={status}
      isProfileIncomplete={isProfileIncomplete}
      requests={requests}
      actions={
        <>
          {/* The buttons need the app. */}
          {status === 'none' && isProfileIncomplete && (
            <ButtonPlaceholder>Complete Profile</ButtonPlaceholder>
          )}
          <ButtonPlaceholder>
            {status === 'pending' ? 'Request Pending' : joinLabel(hasDraft)}
          </ButtonPlaceholder>
        </>
      }
    />
  );
});
