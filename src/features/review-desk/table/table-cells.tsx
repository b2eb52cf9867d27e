import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { FoundText, Highlighted } from '../reading/applicant-parts';
import { TickBox, VerdictOf } from '../reading/judging-buttons';
import { useOfDesk, useStatus } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';

export function WhoCell({ application }: { application: Application }) {
  const { desk, view, openInList } = useDeskScreen();
  const { id } = application;
  const { name } = view.shownAs(application);
  const count = useOfDesk(desk, () => desk.together(id).length);
  return (
    <div className="flex items-start gap-2">
      <TickBox desk={desk} id={id} name={name} isTicked={view.ticks.isTicked(id)} className="size-6" />
      <button
        type="button"
        onClick={() => openInList(id)}
        className="min-h-6 min-w-0 text-left font-semibold underline underline-offset-4"
      >
        <bdi className="line-clamp-2">
          <Highlighted text={name} term={view.isHidden(id) ? '' : view.term} />
        </bdi>
        {count > 1 && ` (${formatNumber(count)} applications)`}
      </button>
    </div>
  );
}

export function VerdictCell({ id }: { id: string }) {
  const { desk } = useDeskScreen();
  const { kind } = useStatus(desk, id);
  return (
    <>
      <VerdictOf look="small" id={id} />
      {kind === 'refused' && <span className="mt-1 block text-sm text-danger">Not sent</span>}
    </>
  );
}

export function RoleCell({ application }: { application: Application }) {
  const { view } = useDeskScreen();
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
  const { desk, view } = useDeskScreen();
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
