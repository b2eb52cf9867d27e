import { useSearchBoardsQuery } from '@/api/boards';
import { useViewer } from '@/api/use-viewer';
import { BoardCard, BoardCardSkeleton } from '@/components/board-card';
import { viewerStatus, type Board } from '@/domain/board';
import { displayName } from '@/domain/user';
import { Cover } from '@/ui/cover';
import { PlainGrid, SkeletonGrid } from '@/ui/plain-grid';

const SHOWN_BOARDS = 3;

/** The beginning of a role's board types, unless it is the role itself ('designers'). */
const TYPE_OF_ROLE: Record<string, string> = { marketing: 'market', mobiledev: 'developer' };

const fitsRole = ({ boardType }: Board, role: string) =>
  role !== '' && boardType.some((type) => type.startsWith(TYPE_OF_ROLE[role] ?? role));

/** Welcomes a user after onboarding, with three boards. Those that match their role come first. */
export function AllSet() {
  const { id, profile } = useViewer();
  const { data } = useSearchBoardsQuery({ searchTerm: '' });
  const role = profile?.profileQuestions.role ?? '';
  const boards = data
    ?.filter((board) => viewerStatus(board, id) === 'none')
    .sort((a, b) => +fitsRole(b, role) - +fitsRole(a, role));
  return (
    <section aria-labelledby="all-set" className="mb-8 rounded-card border border-border bg-accent-soft p-4">
      <Cover seed={profile?.username ?? ''} className="-mx-4 -mt-4 mb-4 h-10 rounded-t-card" />
      <h2 id="all-set" className="text-lg font-semibold">
        You’re all set, <bdi>{displayName(profile ?? { name: '' }).split(' ')[0]}</bdi>
      </h2>
      <p className="mt-1 mb-4">Your profile is complete. Three boards to start with:</p>
      {boards === undefined ? (
        <SkeletonGrid count={SHOWN_BOARDS}>
          <BoardCardSkeleton />
        </SkeletonGrid>
      ) : (
        <PlainGrid
          label="Boards to start with"
          items={boards.slice(0, SHOWN_BOARDS)}
          keyOf={(board) => board.id}
          renderItem={(board) => <BoardCard board={board} />}
        />
      )}
    </section>
  );
}
