import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { joinRequestsApi } from '@/api/join-requests';
import { useKnownNewDecisions } from '@/api/use-new-decisions';
import { NewsDot } from '@/components/news-dot';
import { formatNumber } from '@/domain/format-number';
import { isPending } from '@/domain/join-request';
import { searchKey } from '@/domain/saved-search';
import { useAuth } from '@/identity/session-selectors';
import { draftNames } from '@/lib/drafts/draft-storage';
import { paths } from '@/lib/addresses/paths';
import { useUnsentVerdicts } from '@/lib/desk/unsent-verdicts';

/** Something that is waiting: how many, what is said of a single one, and of several after their number. */
type Waiting = [count: number, one: string, other: string, path: string];

/**
 * The person's unfinished work, as far as it is known without another call. It is in the free half of the line that
 * counts the boards, so that nothing moves when it appears.
 */
export function WaitingLine() {
  const { uid } = useAuth();
  const [params] = useSearchParams();
  // Only before a search: somebody who searches is busy with something else.
  return uid === null || searchKey(params) !== '' ? null : <PersonsLine key={uid} uid={uid} />;
}

/** More would not fit into the line. */
const SHOWN_MAX = 3;

function PersonsLine({ uid }: { uid: string }) {
  const decisions = useKnownNewDecisions();
  const [drafts] = useState(() => draftNames(uid));
  const idsOf = (form: string) =>
    drafts.filter((name) => name.startsWith(`${form}:`)).map((name) => name.slice(form.length + 1));
  const { data: sent = [] } = joinRequestsApi.endpoints.listMyJoinRequests.useQueryState(undefined);
  // Some may have been sent from another device, or before a reload that their answer did not survive.
  const applications = idsOf('apply').filter(
    (id) => !sent.some((one) => one.boardId === id && isPending(one)),
  );
  const boards = idsOf('edit-board');
  const verdicts = useUnsentVerdicts(uid);
  const unsentCount = verdicts.reduce((sum, { count }) => sum + count, 0);
  const waiting: Waiting[] = [
    [decisions, '1 new decision', 'new decisions', paths.myApplications()],
    [unsentCount, '1 decision not sent', 'decisions not sent', paths.review(verdicts[0]?.boardId ?? '')],
    [
      applications.length,
      'Application not sent',
      'applications not sent',
      paths.joinBoard(applications[0] ?? ''),
    ],
    [Number(drafts.includes('create-board')), 'Board not created', '', paths.createBoard()],
    [boards.length, 'Board not saved', 'boards not saved', paths.board(boards[0] ?? '')],
    [Number(drafts.includes('edit-profile')), 'Profile not saved', '', paths.profile()],
  ];
  const shown = waiting.filter(([count]) => count > 0).slice(0, SHOWN_MAX);
  if (shown.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label="Waiting for you"
      className="absolute top-full right-0 mt-3.5 flex max-w-[calc(100%-8rem)] gap-4 text-sm"
    >
      {shown.map(([count, one, other, path], index) => (
        <li key={path} className={index === 0 ? 'min-w-0' : 'min-w-0 max-sm:hidden'}>
          <Link to={path} className="flex min-h-6 items-center gap-1.5 font-semibold hover:underline">
            {path === paths.myApplications() && <NewsDot />}
            <span className="truncate">{count === 1 ? one : `${formatNumber(count)} ${other}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
