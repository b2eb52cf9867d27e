import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoardTypes } from '@/components/board-card';
import { SentApplication } from '@/components/sent-application';
import { UserAvatar, VerifiedBadge } from '@/components/user-avatar';
import { boardTitle, type Board, type ViewerStatus } from '@/domain/board';
import { isPending, type OwnJoinRequest } from '@/domain/join-request';
import { formatNumber, pluralize } from '@/domain/text';
import { displayName } from '@/domain/user';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/addresses/paths';
import { pageHeading } from '@/lib/focus/page-heading';
import { BAND, Cover } from '@/ui/cover';
import { buttonStyle } from '@/ui/button-style';
import { Page, SIDE_COLUMN } from '@/ui/page';

/** The faces beside the number of members. */
const FACES_MAX = 12;

interface BoardInvitationProps {
  board: Board;
  status: ViewerStatus;
  isProfileIncomplete: boolean;
  /** The viewer's own requests, once they have loaded. */
  requests: readonly OwnJoinRequest[] | undefined;
  actions: ReactNode;
}

/**
 * The public view of a board for people who may join. boot/pages/invitation.tsx renders it before the app has loaded.
 */
export function BoardInvitation(props: BoardInvitationProps) {
  const { board, status, isProfileIncomplete, requests = [], actions } = props;
  const { creator } = board;
  const creatorName = displayName(creator ?? { name: '' }, 'Someone');
  const boardName = boardTitle(board);
  const [title, text] = textsFor(status, isProfileIncomplete, board);
  return (
    <Page>
      <div className={SIDE_COLUMN}>
        <Cover seed={board.id} className={`lg:col-span-2 ${BAND}`} />
        <h1
          ref={pageHeading}
          tabIndex={-1}
          className="text-2xl font-semibold tracking-tight text-balance lg:col-span-2"
        >
          <bdi>{creatorName}</bdi> invited you to join <bdi>{boardName}</bdi>
        </h1>
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-labelledby="about-heading">
            <h2 id="about-heading" className="text-lg font-semibold">
              About this Board
            </h2>
            <p dir="auto" className="mt-2 max-w-prose text-pretty as-written">
              {board.description || <span className="text-text-muted">No description yet.</span>}
            </p>
            <BoardTypes types={board.boardType} className="mt-4 *:inset-ring *:inset-ring-border" />
          </section>
          <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-border bg-surface-raised px-5 py-4">
            <div role="status" className="min-w-0 flex-1 basis-64">
              <p className="flex items-center gap-2 font-semibold">
                {status === 'pending' && <Sent />}
                {title}
              </p>
              <p className="text-text-muted">{text}</p>
            </div>
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
              {actions}
              {status === 'pending' && (
                <>
                  <Link to={paths.myApplications()} className={buttonStyle('secondary')}>
                    My Applications
                  </Link>
                  <Link to={paths.home()} className={buttonStyle('ghost')}>
                    Discover more boards
                  </Link>
                </>
              )}
            </div>
          </div>
          {(status === 'none' || status === 'pending') && (
            <Questions
              questions={board.questions}
              sent={requests.find((request) => request.boardId === board.id && isPending(request))?.answers}
            />
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
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
          <dl className="flex flex-col gap-2">
            <Stat label="Total Members">{formatNumber(board.members.length)}</Stat>
            <Stat label="Created">{longDate(board.createdAt) ?? 'Not available'}</Stat>
            <Stat label="Status">{status === 'pending' ? 'Pending' : 'Open to Join'}</Stat>
          </dl>
          <div className="flex flex-wrap gap-1">
            {board.members.slice(0, FACES_MAX).map((member) => (
              <UserAvatar key={member.id} person={member} size="small" />
            ))}
          </div>
        </aside>
      </div>
    </Page>
  );
}

const Sent = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2 text-success">
    <path d="m4 13 5 5L20 7" />
  </svg>
);

interface QuestionsProps {
  questions: readonly string[];
  /** The viewer's pending answers. */
  sent: readonly string[] | undefined;
}

/** The board's questions, or the viewer's pending answers to them. */
function Questions({ questions, sent }: QuestionsProps) {
  const hasAnswers = sent !== undefined && sent.length > 0;
  if (!hasAnswers && questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-heading">
      <h2 id="questions-heading" className="mb-3 text-lg font-semibold">
        {hasAnswers ? 'Your application' : pluralize(questions.length, 'question')}
      </h2>
      {hasAnswers ? (
        <SentApplication answers={sent} questions={questions} />
      ) : (
        <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-6">
          {questions.map((question, index) => (
            <li key={index} dir="auto" className="wrap-anywhere">
              {question}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-border pb-2">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  );
}

export const joinLabel = (hasDraft: boolean) => (hasDraft ? 'Continue application' : 'Join Board');

/** The title and the text about the viewer's relation to the board. */
function textsFor(status: ViewerStatus, isProfileIncomplete: boolean, board: Board): [string, ReactNode] {
  const { length } = board.questions;
  const applied = (
    <>
      <bdi>{boardTitle(board)}</bdi> has your application. The creator will read it, and you’ll find the
      decision in My Applications.
    </>
  );
  switch (status) {
    case 'creator':
      return ['You are the Creator', 'Share this page’s link with the people you want to invite.'];
    case 'member':
      return ['You are a Member', 'You’re already a member of this board.'];
    case 'pending':
      return ['Request Pending', applied];
    default:
      if (isProfileIncomplete)
        return ['Profile Incomplete', 'Complete your profile to join. We’ll bring you back here.'];
      return [
        'The creator decides who joins',
        length === 0
          ? 'The creator will see your profile.'
          : `You’ll be asked ${pluralize(length, 'question')}.`,
      ];
  }
}
