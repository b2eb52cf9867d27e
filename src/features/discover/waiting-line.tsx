import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useKnownNewDecisions } from '@/api/use-new-decisions';
import { NewsDot } from '@/components/news-dot';
import { formatNumber } from '@/domain/format-number';
import { searchKey } from '@/domain/saved-search';
import { useAuth } from '@/identity/session-selectors';
import { draftNames } from '@/lib/drafts/draft-storage';
import { paths } from '@/lib/addresses/paths';
import { useUnsentVerdicts } from '@/lib/desk/unsent-verdicts';

interface Waiting {
  text: string;
  path: string;
  isNew?: boolean;
}

const count = (number: number, one: string, other: string) =>
  number === 1 ? one : `${formatNumber(number)} ${other}`;

/** What somebody has begun and not sent. */
function unsent(names: readonly string[]): Waiting[] {
  const idsOf = (form: string) =>
    names.filter((name) => name.startsWith(`${form}:`)).map((name) => name.slice(form.length + 1));
  const [application, ...more] = idsOf('apply');
  const [board, ...otherBoards] = idsOf('edit-board');
  return [
    ...(application === undefined
      ? []
      : [
          {
            text: count(more.length + 1, 'Application not sent', 'applications not sent'),
            path: paths.joinBoard(application),
          },
        ]),
    ...(names.includes('create-board') ? [{ text: 'Board not created', path: paths.createBoard() }] : []),
    ...(board === undefined
      ? []
      : [
          {
            text: count(otherBoards.length + 1, 'Board not saved', 'boards not saved'),
            path: paths.board(board),
          },
        ]),
    ...(names.includes('edit-profile') ? [{ text: 'Profile not saved', path: paths.profile() }] : []),
  ];
}

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
  const [names] = useState(() => draftNames(uid));
  const decided: Waiting[] =
    decisions === 0
      ? []
      : [
          {
            text: count(decisions, '1 new decision', 'new decisions'),
            path: `${paths.boards()}?tab=applications`,
            isNew: true,
          },
        ];
  const verdicts = useUnsentVerdicts(uid);
  const [board] = verdicts;
  const judged: Waiting[] =
    board === undefined
      ? []
      : [
          {
            text: count(
              verdicts.reduce((sum, one) => sum + one.count, 0),
              '1 decision not sent',
              'decisions not sent',
            ),
            path: paths.review(board.boardId),
          },
        ];
  const all = [...decided, ...judged, ...unsent(names)].slice(0, SHOWN_MAX);
  if (all.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label="Waiting for you"
      className="absolute top-full right-0 mt-3.5 flex max-w-[calc(100%-8rem)] gap-4 text-sm"
    >
      {all.map(({ text, path, isNew }, index) => (
        <li key={path} className={index === 0 ? 'min-w-0' : 'min-w-0 max-sm:hidden'}>
          <Link to={path} className="flex min-h-6 items-center gap-1.5 font-semibold hover:underline">
            {isNew && <NewsDot />}
            <span className="truncate">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
