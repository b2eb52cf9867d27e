import type { ReactNode } from 'react';
import { formatNumber } from '@/domain/text';
import type { Application } from '@/domain/review/application';
import { Highlighted, TextOrNone } from '../reading/applicant-parts';
import { ScoreOf, SelectBox, VerdictOf } from '../reading/judging-buttons';
import type { useDeskScreen } from '../reading/use-desk-commands';

export interface TableColumn {
  id: string;
  title: string;
  /** A CSS width. */
  width: string;
  /** @param application as it's shown, with or without its name */
  cell: (application: Application, screen: ReturnType<typeof useDeskScreen>) => ReactNode;
}

const NAME_COLUMN: TableColumn = {
  id: 'name',
  title: 'Applicant',
  width: 'min(14rem, 40vw)',
  cell: ({ id, name }, { desk, view, openInList }) => (
    <div className="flex items-start gap-2">
      <SelectBox
        desk={desk}
        id={id}
        name={name}
        isSelected={view.selection.isSelected(id)}
        className="size-6"
      />
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
  ),
};

/** Beside the name and the answers. */
const FACT_COLUMNS: readonly TableColumn[] = [
  { id: 'verdict', title: 'Verdict', width: '8rem', cell: ({ id }) => <VerdictOf look="small" id={id} /> },
  { id: 'score', title: 'Score', width: '10rem', cell: ({ id }) => <ScoreOf look="small" id={id} /> },
  {
    id: 'role',
    title: 'Role',
    width: '13rem',
    cell: ({ role, user }) => (
      <div className="text-sm">
        <p dir="auto" className="truncate">
          {role}
        </p>
        <p dir="auto" className="line-clamp-2 text-text-muted">
          {user.profileQuestions.techStack.join(', ')}
        </p>
      </div>
    ),
  },
  {
    id: 'years',
    title: 'Years',
    width: '5.5rem',
    cell: ({ user: { profileQuestions } }) => (
      <span className="tabular text-sm">
        {profileQuestions.yearsOfExperience !== null && formatNumber(profileQuestions.yearsOfExperience)}
      </span>
    ),
  },
];

function answerColumn(title: string, index: number, isWhole: boolean): TableColumn {
  return {
    id: `q${index + 1}`,
    title,
    width: isWhole ? 'min(26rem, 80vw)' : '15rem',
    cell({ answers }, { view }) {
      const answer = answers[index]?.answer ?? '';
      return (
        <p
          dir="auto"
          title={isWhole ? undefined : answer}
          className={isWhole ? 'max-w-prose as-written wrap-anywhere' : 'line-clamp-3 text-sm rtl-fade-3'}
        >
          <TextOrNone text={answer} term={view.term} />
        </p>
      );
    },
  };
}

/**
 * The columns that can be hidden, and the visible ones. With a single question among them, its answers are shown whole.
 * @param questions the board's, a column for each
 */
export function tableColumns(questions: readonly string[], hidden: readonly string[]) {
  const isVisible = ({ id }: TableColumn) => !hidden.includes(id);
  const answersOf = (isWhole: boolean) =>
    questions.map((title, index) => answerColumn(title, index, isWhole));
  const areAnswersWhole = answersOf(false).filter(isVisible).length === 1;
  const choices = [...FACT_COLUMNS, ...answersOf(areAnswersWhole)];
  return { choices, columns: [NAME_COLUMN, ...choices.filter(isVisible)] };
}
