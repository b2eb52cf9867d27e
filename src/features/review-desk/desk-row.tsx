import { memo } from 'react';
import { Star } from 'lucide-react';
import { UserAvatar } from '@/components/user-avatar';
import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import type { Mark } from '@/domain/review/mark';
import { cn } from '@/lib/cn';
import { timeAgo } from '@/lib/dates';
import { Highlighted } from './highlighted';
import type { DeskStatus } from './use-desk';

export const ROW_HEIGHT_REM = 4;

export interface DeskRowProps {
  application: Application;
  status: DeskStatus;
  mark: Mark;
  isCurrent: boolean;
  isTicked: boolean;
  /** Stands for the name in a blind pass; null to show it. */
  alias: string | null;
  term: string;
  onOpen: (id: string) => void;
  /** @param isRange with Shift: everything since the last tick */
  onTick: (id: string, isRange: boolean) => void;
}

/** How a status reads in the list; '' where the time says more. */
export function statusText(status: DeskStatus): string {
  switch (status.kind) {
    case 'waiting':
      return status.outcome === 'accept' ? 'Accepting' : 'Rejecting';
    case 'sending':
      return 'Sending...';
    case 'failed':
      return status.isUnconfirmed ? 'To be checked' : 'Not sent';
    case 'found':
      return 'Not sent';
    case 'elsewhere':
      return 'In another tab';
    case 'decided':
      return status.words;
    case 'open':
      return '';
  }
}

/** An application in the desk's list; drawn again only when something of it changes. */
export const DeskRow = memo(function DeskRow({
  application,
  status,
  mark,
  isCurrent,
  isTicked,
  alias,
  term,
  onOpen,
  onTick,
}: DeskRowProps) {
  const { id, user, name, role, answers, request } = application;
  const years = user.profileQuestions.yearsOfExperience;
  const shownName = alias ?? name;
  const text = statusText(status);
  const isOpen = status.kind === 'open' || (status.kind === 'failed' && !status.isUnconfirmed);
  const facts = [mark.tag, role, years === null ? '' : `${formatNumber(years)} yoe`].filter(
    (fact) => fact !== '',
  );
  const isProblem = status.kind === 'failed' || status.kind === 'found';
  return (
    <div
      className={cn(
        'flex h-full items-center gap-2 border-b border-l-2 border-b-border pr-3 pl-2',
        isCurrent ? 'border-l-accent bg-surface-sunken' : 'border-l-transparent hover:bg-surface-sunken',
      )}
    >
      <label className="grid size-8 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Tick ${shownName}`}
          checked={isTicked}
          disabled={!isOpen || alias !== null}
          onChange={(event) =>
            onTick(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
          className="size-4 accent-text"
        />
      </label>
      <UserAvatar
        size="small"
        name={shownName}
        username={alias === null ? user.username : ''}
        picture={alias === null ? user.profilePicture : null}
      />
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(id)}
        className="flex h-full min-w-0 flex-1 flex-col justify-center rounded-control text-left"
      >
        <span className="flex items-baseline gap-2">
          <bdi className={cn('min-w-0 flex-1 truncate font-semibold', !isOpen && 'text-text-muted')}>
            <Highlighted text={shownName} term={alias === null ? term : ''} />
          </bdi>
          {mark.isStarred && (
            <Star role="img" aria-label="Starred" className="size-3.5 shrink-0 fill-accent text-accent" />
          )}
          {mark.score !== null && (
            <span className="tabular shrink-0 rounded-control border border-border-strong px-1 text-sm">
              <span className="sr-only">Score </span>
              {mark.score}
            </span>
          )}
          <span className={cn('shrink-0 text-sm', isProblem ? 'text-danger' : 'text-text-muted')}>
            {text || (timeAgo(request.createdAt) ?? '')}
          </span>
        </span>
        <span className="truncate text-sm text-text-muted">
          {facts.length > 0 && `${facts.join(' · ')} · `}
          {answers.find(({ answer }) => answer !== '')?.answer ?? 'No answers given'}
        </span>
      </button>
    </div>
  );
});
