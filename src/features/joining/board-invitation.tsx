import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoardTypes } from '@/components/board-card';
import { UserAvatar, VerifiedBadge } from '@/components/user-avatar';
import { boardTitle, type Board, type ViewerStatus } from '@/domain/board';
import { formatNumber, pluralize } from '@/domain/text';
import { displayName } from '@/domain/user';
import { cn } from '@/lib/cn';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/addresses/paths';
import { pageHeading } from '@/lib/focus/page-heading';
import { BAND, Cover } from '@/ui/cover';
import { buttonStyle } from '@/ui/button-style';
import { Page } from '@/ui/page';

/** The length of both names above which the heading gets a smaller font, to fit a phone's screen. */
const LONG_NAMES = 120;

interface BoardInvitationProps {
  board: Board;
  status: ViewerStatus;
  isProfileIncomplete: boolean;
  actions: ReactNode;
  /** Details that only the app renders, below everything else. */
  details?: ReactNode;
}

/**
 * The public view of a board for people who may join. boot/pages/invitation.tsx renders it before the app has loaded.
 */
export function BoardInvitation(props: BoardInvitationProps) {
  const { board, status, isProfileIncomplete, actions, details } = props;
  const { creator } = board;
  const creatorName = displayName(creator ?? { name: '' }, 'Someone');
  const boardName = boardTitle(board);
  const statusText = status === 'none' && isProfileIncomplete ? INCOMPLETE : textsFor(status, board);
  return (
    <Page>
      <div className="flex max-w-3xl flex-col gap-6">
        <Cover seed={board.id} className={BAND} />
        <h1
          ref={pageHeading}
          tabIndex={-1}
          className={cn(
            'font-semibold tracking-tight text-balance',
            creatorName.length + boardName.length > LONG_NAMES ? 'text-xl' : 'text-2xl',
          )}
        >
          <bdi>{creatorName}</bdi> invited you to join <bdi>{boardName}</bdi>
        </h1>
        {/* The position and height are nearly constant, to avoid a layout shift when the status changes. */}
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-border bg-surface-raised px-5 py-4">
          <div role="status" className="min-w-0 flex-1 basis-64">
            <p className="font-semibold">{statusText.title}</p>
            <p className="text-text-muted">{statusText.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {status === 'pending' && (
              <Link to={paths.myApplications()} className={buttonStyle('secondary')}>
                My Applications
              </Link>
            )}
            {actions}
          </div>
        </div>
        <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-border bg-border sm:grid-cols-3">
          <Stat label="Total Members">{formatNumber(board.members.length)}</Stat>
          <Stat label="Created">{longDate(board.createdAt) ?? 'Not available'}</Stat>
          <Stat label="Status">{status === 'pending' ? 'Pending' : 'Open to Join'}</Stat>
        </dl>
        {creator !== null && (
          <section aria-labelledby="creator-heading">
            <h2 id="creator-heading" className="text-lg font-semibold">
              Created by
            </h2>
            <Link
              to={paths.profile(creator.id)}
              className="mt-3 inline-flex max-w-full min-w-0 items-center gap-3 rounded-control pr-2 hover:bg-surface-sunken"
            >
              <UserAvatar person={creator} />
              <bdi className="truncate font-semibold">{creatorName}</bdi>
              {creator.verified && <VerifiedBadge />}
            </Link>
          </section>
        )}
        <section aria-labelledby="about-heading">
          <h2 id="about-heading" className="text-lg font-semibold">
            About this Board
          </h2>
          <p dir="auto" className="mt-2 max-w-prose as-written">
            {board.description || <span className="text-text-muted">No description yet.</span>}
          </p>
          <BoardTypes types={board.boardType} />
        </section>
        {details}
      </div>
    </Page>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 bg-surface-raised px-5 py-3 sm:block sm:py-4">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="tabular text-lg font-semibold sm:mt-1">{children}</dd>
    </div>
  );
}

const INCOMPLETE = {
  title: 'Profile Incomplete',
  text: "Complete your profile to join. We'll bring you back here.",
};

function textsFor(status: ViewerStatus, board: Board): { title: string; text: ReactNode } {
  switch (status) {
    case 'creator':
      return {
        title: 'You are the Creator',
        text: 'Share this page’s link with the people you want to invite.',
      };
    case 'member':
      return { title: 'You are a Member', text: 'You’re already a member of this board.' };
    case 'pending':
      return {
        title: 'Request Pending',
        text: (
          <>
            <bdi>{boardTitle(board)}</bdi> has your application. You’ll find the creator’s decision under My
            Applications.
          </>
        ),
      };
    default:
      return {
        title: 'The creator decides who joins',
        text:
          board.questions.length === 0
            ? 'Your profile is sent with your request.'
            : `You’ll be asked ${pluralize(board.questions.length, 'question')}.`,
      };
  }
}
