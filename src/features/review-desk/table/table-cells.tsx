import { createContext, use } from 'react';
import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import { canBeDecided } from '@/domain/review/application-status';
import type { Assessment } from '@/domain/review/assessment';
import { statusWords, VERDICT_WORDS } from '@/domain/review/status-words';
import { cn } from '@/lib/cn';
import { FoundText, Highlighted } from '../reading/applicant-parts';
import { CHIP, IDLE_CHIP, ScoreButtons, StarButton, VERDICT_KEYS } from '../reading/judging-buttons';
import { useAssessment, useOfDesk, useStatus, type DeskParts } from '../reading/use-desk';

interface TableContext extends DeskParts {
  onOpen: (id: string) => void;
}

/** What the cells of the table work on. */
export const AnswersTableContext = createContext<TableContext | null>(null);

function useTableContext(): TableContext {
  const context = use(AnswersTableContext);
  if (context === null) throw new Error('A cell stands outside of the table');
  return context;
}

export function WhoCell({ application }: { application: Application }) {
  const { desk, view, onOpen } = useTableContext();
  const { id } = application;
  const alias = view.aliasOf(application);
  const { name } = view.shownAs(application);
  const count = useOfDesk(desk, () => desk.together(id).length);
  return (
    <div className="flex items-start gap-2">
      <label className="grid size-6 shrink-0 cursor-pointer place-items-center print:hidden">
        <input
          type="checkbox"
          aria-label={`Tick ${alias ?? name}`}
          checked={view.ticks.isTicked(id)}
          onChange={(event) =>
            desk.tick(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
          className="size-4 accent-text"
        />
      </label>
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="min-h-6 min-w-0 text-left font-semibold underline underline-offset-4"
      >
        <bdi className="line-clamp-2">{alias ?? <Highlighted text={name} term={view.term} />}</bdi>
        {count > 1 && ` (${formatNumber(count)} applications)`}
      </button>
    </div>
  );
}

/** The verdict, editable; once it can no longer change, the status in words. */
export function VerdictCell({ id }: { id: string }) {
  const { desk } = useTableContext();
  const status = useStatus(desk, id);
  const assessment = useAssessment(desk, id);
  if (!canBeDecided(status)) {
    return <span className="text-sm text-text-muted">{statusWords(status)}</span>;
  }
  const { verdict: now } = assessment;
  return (
    <div className="flex flex-col gap-1">
      <div role="group" aria-label="Verdict" className="flex gap-1">
        {VERDICT_KEYS.map(([verdict, letter, pressed]) => (
          <button
            key={verdict}
            type="button"
            aria-label={VERDICT_WORDS[verdict]}
            title={VERDICT_WORDS[verdict]}
            aria-pressed={now === verdict}
            onClick={() => desk.press(id, verdict)}
            className={cn(CHIP.small, 'font-semibold', now === verdict ? pressed : IDLE_CHIP)}
          >
            {letter}
          </button>
        ))}
      </div>
      {status.kind === 'refused' && <span className="text-sm text-danger">Not sent</span>}
    </div>
  );
}

function useChange(id: string) {
  const { desk } = useTableContext();
  const assessment = useAssessment(desk, id);
  return { assessment, change: (changes: Partial<Assessment>) => desk.change(id, changes) };
}

export function ScoreCell({ id }: { id: string }) {
  const { assessment, change } = useChange(id);
  return <ScoreButtons look="small" chosen={assessment.score} onScore={(score) => change({ score })} />;
}

export function StarCell({ id }: { id: string }) {
  const { assessment, change } = useChange(id);
  const { isStarred } = assessment;
  return <StarButton look="small" isStarred={isStarred} onPress={() => change({ isStarred: !isStarred })} />;
}

export function RoleCell({ application }: { application: Application }) {
  const { view } = useTableContext();
  const { role, user } = view.shownAs(application);
  const { techStack } = user.profileQuestions;
  return (
    <div className="text-sm">
      <p dir="auto" className="truncate">
        {role}
      </p>
      <p dir="auto" className="line-clamp-2 text-text-muted">
        {techStack.join(', ')}
      </p>
    </div>
  );
}

export function YearsCell({ application }: { application: Application }) {
  const { yearsOfExperience } = application.user.profileQuestions;
  return (
    <span className="tabular text-sm">
      {yearsOfExperience === null ? '' : formatNumber(yearsOfExperience)}
    </span>
  );
}

export function AnswerCell({ application, index }: { application: Application; index: number }) {
  const { desk, view } = useTableContext();
  const all = desk.together(application.id).map((id) => view.applications.get(id) ?? application);
  const answers = all
    .map((one) => view.shownAs(one).answers[index]?.answer ?? '')
    .filter((answer, place, list) => place === 0 || answer !== list[place - 1]);
  if (answers.length === 1) {
    return (
      <p dir="auto" title={answers[0]} className="line-clamp-3 text-sm rtl-fade-3">
        <FoundText text={answers[0] ?? ''} term={view.term} />
      </p>
    );
  }
  // A line for each, in the room of one answer.
  return (
    <div title={answers.join('\n')} className="max-h-15 overflow-hidden text-sm">
      {answers.map((answer, place) => {
        const Marked = place === 0 ? 'del' : 'ins';
        return (
          <Marked
            key={place}
            dir="auto"
            className={cn('line-clamp-1 rtl-fade-1', place === 0 ? 'text-text-muted' : 'no-underline')}
          >
            <FoundText text={answer || 'No answer'} term={view.term} />
          </Marked>
        );
      })}
    </div>
  );
}
