import { Link } from 'react-router-dom';
import { useListBoardsOfUserQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useBoardRelation } from '@/api/use-board-relation';
import { BoardCard, RelationBadge } from '@/components/board-card';
import { BoardList } from '@/components/board-list';
import type { Board } from '@/domain/board';
import { hasCompleteProfile, type User } from '@/domain/user';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';

/** The boards that a person has created, or an empty state with the next step. */
export function BoardsCreated({ user, isOwner }: { user: User; isOwner: boolean }) {
  const query = useListBoardsOfUserQuery(user.id);
  return (
    <section aria-labelledby="boards-created" className="mt-10 print:hidden">
      <h2 id="boards-created" className="mb-4 text-lg font-semibold">
        Boards Created
      </h2>
      <BoardList
        label="Boards created"
        query={query}
        loadingLabel="Loading boards"
        renderError={(retry) => (
          <ErrorPanel title="We couldn’t load the boards" text={errorText(query.error)} {...retry} />
        )}
        empty={
          isOwner ? (
            <EmptyState
              title="No Boards Yet"
              text="You haven't created any boards yet. Create your first board now!"
              action={
                <Link
                  to={paths.createBoard()}
                  // The next step of an incomplete profile is onboarding.
                  className={buttonStyle(hasCompleteProfile(user) ? 'yellow' : 'secondary')}
                >
                  Create Your First Board
                </Link>
              }
            />
          ) : (
            <p className="text-text-muted">
              <span>No Boards Yet</span> · <span>This user hasn't created any boards yet.</span>
            </p>
          )
        }
        renderBoard={(board) => (isOwner ? <BoardCard board={board} /> : <RelatedCard board={board} />)}
      />
    </section>
  );
}

/** A board's card with the viewer's relation. On your own profile every board is yours, so it has no badge. */
function RelatedCard({ board }: { board: Board }) {
  return <BoardCard board={board} badge={<RelationBadge label={useBoardRelation(board)} />} />;
}
