import { memo, useSyncExternalStore } from 'react';
import { UserAvatar } from '@/components/user-avatar';
import { formatNumber } from '@/domain/text';
import type { Application } from '@/domain/review/application';
import { isOpen } from '@/domain/review/decision';
import { matchingExcerpt } from '@/domain/review/highlight';
import { cn } from '@/lib/cn';
import { waitedText } from '@/domain/join-request';
import { longDate } from '@/lib/dates';
import type { Desk } from '../state/desk';
import { Highlighted } from './applicant-parts';
import { SelectionCheckbox, StatusLabel } from './judging-buttons';

export const ROW_HEIGHT_REM = 3.5;

interface DeskRowProps {
  desk: Desk;
  /** With or without its name. */
  application: Application;
  isSelected: boolean;
  isNameHidden: boolean;
  term: string;
  /** Days since the person applied. A prop, so that the row renders again on the next day. */
  days: number | null;
  onOpen: (id: string) => void;
}

/** An application in the desk's list. A step renders only the previous and the new current row. */
export const DeskRow = memo(function DeskRow(props: DeskRowProps) {
  const { desk, application, isSelected, isNameHidden, term, days, onOpen } = props;
  const { id, user, name, role, answers, request } = application;
  // After the paint, because the application beside the list renders first.
  const { subscribeAfterPaint } = desk;
  const status = useSyncExternalStore(subscribeAfterPaint, () => desk.statusOf(id));
  const { score, isRead, tags } = useSyncExternalStore(subscribeAfterPaint, () => desk.markOf(id));
  const isCurrent = useSyncExternalStore(subscribeAfterPaint, () => desk.currentId() === id);
  const years = user.profileQuestions.yearsOfExperience;
  const canDecide = isOpen(status);
  const facts = [...tags, role, years === null ? '' : `${formatNumber(years)} yoe`];
  const firstAnswer = answers.find(({ answer }) => answer !== '')?.answer ?? 'No answers given';
  const summary = facts.filter((fact) => fact !== '').join(' · ') || firstAnswer;
  const waited = canDecide ? waitedText(days) : null;
  const excerpt = matchingExcerpt(application, term);
  return (
    <div
      className={cn(
        'flex h-full items-center gap-2 border-b border-l-2 border-b-border pr-3 pl-2',
        isCurrent ? 'border-l-text bg-accent-soft' : 'border-l-transparent hover:bg-surface-sunken',
      )}
    >
      <SelectionCheckbox id={id} name={name} isSelected={isSelected} className="size-8" />
      <UserAvatar size="small" person={user} />
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(id)}
        className="flex h-full min-w-0 flex-1 flex-col justify-center rounded-control text-left"
      >
        <span className="flex items-baseline gap-2">
          <bdi
            className={cn(
              'min-w-0 flex-1 truncate',
              !canDecide && 'text-text-muted',
              status.kind === 'undecided' && !isRead && 'font-semibold',
            )}
          >
            <Highlighted text={name} term={isNameHidden ? '' : term} />
          </bdi>
          {score !== null && (
            <span className="tabular shrink-0 rounded-control border border-border-strong px-1 text-sm">
              <span className="sr-only">Score </span>
              {score}
            </span>
          )}
          {status.kind !== 'undecided' && <StatusLabel kind={status.kind} />}
        </span>
        <span className="flex text-sm text-text-muted">
          <bdi className="truncate">
            {excerpt === null ? summary : <Highlighted text={excerpt} term={term} />}
          </bdi>
          {waited !== null && (
            <span title={longDate(request.createdAt) ?? undefined} className="ml-auto shrink-0 pl-2">
              <span className="sr-only">Waiting: </span>
              {waited}
            </span>
          )}
        </span>
      </button>
    </div>
  );
});
