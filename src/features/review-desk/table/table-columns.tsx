import type { ReactNode } from 'react';
import { formatNumber } from '@/domain/text';
import type { Application } from '@/domain/review/application';
import { TextOrNone, Highlighted } from '../reading/applicant-parts';
import { ScoreOf, TickBox, VerdictOf } from '../reading/judging-buttons';
import { useDeskScreen } from '../reading/use-desk-commands';

export interface TableColumn {
  id: string;
  title: string;
  /** A CSS width. */
  width: string;
  cell: (application: Application) => ReactNode;
}

const OWN_COLUMNS: readonly TableColumn[] = [
  {
    id: 'name',
    title: 'Applicant',
    width: 'min(14rem, 40vw)',
    cell: (application) => <WhoCell application={application} />,
  },
  { id: 'verdict', title: 'Verdict', width: '8rem', cell: ({ id }) => <VerdictOf look="small" id={id} /> },
  {
    id: 'score',
    title: 'Score',
    width: '10rem',
    cell: ({ id }) => <ScoreOf id={id} look="small" />,
  },
  {
    id: 'role',
    title: 'Role',
    width: '13rem',
    cell: (application) => <RoleCell application={application} />,
  },
  {
    id: 'years',
    title: 'Years',
    width: '5.5rem',
    cell: (application) => <YearsCell application={application} />,
  },
];

const answerId = (index: number) => `q${index + 1}`;

/** The columns that can be hidden. @param questions the board's, a column for each */
export const columnChoices = (questions: readonly string[]): readonly Pick<TableColumn, 'id' | 'title'>[] => [
  ...OWN_COLUMNS.filter(({ id }) => id !== 'name'),
  ...questions.map((title, index) => ({ id: answerId(index), title })),
];

/** The visible columns. With a single question among them, its answers are shown whole. */
export function visibleColumns(questions: readonly string[], hidden: readonly string[]) {
  const isVisible = (id: string) => id === 'name' || !hidden.includes(id);
  const areAnswersWhole = questions.filter((_, index) => isVisible(answerId(index))).length === 1;
  const answers = questions.map((title, index): TableColumn => ({
    id: answerId(index),
    title,
    width: areAnswersWhole ? 'min(26rem, 80vw)' : '15rem',
    cell: (application) => <AnswerCell application={application} index={index} isWhole={areAnswersWhole} />,
  }));
  return { columns: [...OWN_COLUMNS, ...answers].filter(({ id }) => isVisible(id)), areAnswersWhole };
}

function WhoCell({ application }: { application: Application }) {
  const { desk, view, openInList } = useDeskScreen();
  const { id } = application;
  const { name } = view.shownAs(application);
  return (
    <div className="flex items-start gap-2">
      <TickBox desk={desk} id={id} name={name} isTicked={view.ticks.isTicked(id)} className="size-6" />
      <button
        type="button"
        onClick={() => openInList(id)}
        className="min-h-6 min-w-0 text-left font-semibold underline underline-offset-4"
      >
        <bdi className="line-clamp-2">
          <Highlighted text={name} term={view.areNamesHidden ? '' : view.term} />
        </bdi>
      </button>
    </div>
  );
}

function RoleCell({ application }: { application: Application }) {
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

function YearsCell({ application }: { application: Application }) {
  const { yearsOfExperience } = application.user.profileQuestions;
  return (
    <span className="tabular text-sm">
      {yearsOfExperience === null ? '' : formatNumber(yearsOfExperience)}
    </span>
  );
}

interface AnswerCellProps {
  application: Application;
  index: number;
  isWhole: boolean;
}

function AnswerCell({ application, index, isWhole }: AnswerCellProps) {
  const { view } = useDeskScreen();
  const answer = view.shownAs(application).answers[index]?.answer ?? '';
  return (
    <p
      dir="auto"
      title={isWhole ? undefined : answer}
      className={isWhole ? 'max-w-prose as-written wrap-anywhere' : 'line-clamp-3 text-sm rtl-fade-3'}
    >
      <TextOrNone text={answer} term={view.term} />
    </p>
  );
}
