import { readList, readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { readUser } from '@/api/wire/read-user';
import { BoardCard } from '@/components/board-card';
import { BOARD_CARD_HEIGHT_PX } from '@/components/card-heights';
import type { Board } from '@/domain/board';
import { hasCompleteProfile } from '@/domain/user';
import { MY_BOARDS } from '@/features/my-boards/my-boards-heading';
import { NoBoardsYet } from '@/features/my-boards/no-boards-yet';
import { Page, PageHeading } from '@/ui/page';
import { Skeleton } from '@/ui/skeleton';
import { CardList } from './card-list';
import { drawPage } from './draw-page';

/** The layout of `ui/tabs.tsx`, which needs the app. */
const TAB_LIST = 'mb-6 flex gap-6 border-b border-border';
const TAB = '-mb-px flex min-h-10 items-center border-b-2 border-transparent';

/** More are below the window, or soon come with the app. */
const FIRST_BOARDS = 12;

function MyBoards({ boards }: { boards: readonly Board[] }) {
  const { title, lead } = MY_BOARDS;
  return (
    <Page>
      <PageHeading lead={lead}>{title}</PageHeading>
      <div aria-hidden className={TAB_LIST}>
        {['w-20', 'w-32'].map((width) => (
          <span key={width} className={TAB}>
            <Skeleton className={`h-4 ${width}`} />
          </span>
        ))}
      </div>
      {boards.length === 0 ? (
        <NoBoardsYet />
      ) : (
        <CardList
          label="My boards"
          items={boards.slice(0, FIRST_BOARDS)}
          keyOf={({ id }) => id}
          rowHeightPx={BOARD_CARD_HEIGHT_PX}
          renderItem={(board) => <BoardCard board={board} />}
        />
      )}
    </Page>
  );
}

drawPage({
  page: 'boards',
  calls: ['listMyBoards', 'getMyProfile'],
  mayBeKept: true,
  draw([boards, profile]) {
    const viewer = readObjectOrNull(readUser, 'user')(profile);
    // Without a complete profile the app redirects to onboarding.
    return viewer !== null && hasCompleteProfile(viewer) ? (
      <MyBoards boards={readList(readBoard, 'boards')(boards)} />
    ) : null;
  },
});
