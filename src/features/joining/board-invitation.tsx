import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoardTypes } from '@/components/board-types';
import { UserAvatar } from '@/components/user-avatar';
import { VerifiedBadge } from '@/components/verified-badge';
import type { Board } from '@/domain/board';
import { formatNumber } from '@/domain/format-number';
import { displayName } from '@/domain/user';
import type { ViewerStatus } from '@/domain/viewer-status';
import { cn } from '@/lib/cn';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { Page } from '@/ui/page';
import { StatusBanner } from './status-banner';

/** Characters of both names together. Longer headings are smaller, or they would fill a phone's screen. */
const LONG_NAMES = 120;

interface BoardInvitationProps {
  board: Board;
  status: ViewerStatus;
  isProfileIncomplete: boolean;
  /** What the viewer can do. */
  actions: ReactNode;
  /** What only the app has, below everything else. */
  details?: ReactNode;
}

/** What a person sees of a board before joining it. Also drawn before the app has loaded (boot/pages/invitation.tsx). */
export function BoardInvitation({
  board,
  status,
  isProfileIncomplete,
  actions,
  details,
}: BoardInvitationProps) {
  const { creator } = board;
  const creatorName = creator === null ? 'Someone' : displayName(creator);
  const boardName = board.name || 'Untitled board';
  return (
    <Page>
      <div className="flex max-w-3xl flex-col gap-6">
        <h1
          tabIndex={-1}
          className={cn(
            'font-semibold tracking-tight text-balance',
            creatorName.length + boardName.length > LONG_NAMES ? 'text-xl' : 'text-2xl',
          )}
        >
          <bdi>{creatorName}</bdi> invited you to join <bdi>{boardName}</bdi>
        </h1>
        <StatusBanner
          boardName={boardName}
          status={status}
          isProfileIncomplete={isProfileIncomplete}
          questionCount={board.questions.length}
        >
          {status === 'pending' && (
            <Link to={paths.myApplications()} className={buttonStyle('secondary')}>
              My Applications
            </Link>
          )}
          {actions}
        </StatusBanner>
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
              <UserAvatar name={creator.name} username={creator.username} picture={creator.profilePicture} />
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
