import { memo, type ReactNode } from 'react';
import { formatNumber } from '@/domain/text';
import type { Application } from '@/domain/review/application';
import { cn } from '@/lib/cn';
import { Highlighted, TextOrNone } from '../reading/applicant-parts';
import { ScoreButtons, SelectionCheckbox, VerdictButtons } from '../reading/judging-buttons';
import { useDeskContext, useDeskSelector } from '../reading/desk-context';

interface TableColumn {
  id: string;
  title: string;
  /** A CSS width. */
  width: string;
  /** @param application as it's shown, with or without its name */
  cell: (application: Application, screen: ReturnType<typeof useDeskContext>) => ReactNode;
}

const NAME_COLUMN: TableColumn = {
  id: 'name',
  title: 'Applicant',
  width: 'min(14rem, 40vw)',
  cell: ({ id, name }, { view, openInList }) => (
    <div className="flex items-start gap-2">
      <SelectionCheckbox id={id} name={name} isSelected={view.isSelected(id)} className="size-6" />
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

const FACT_COLUMNS: readonly TableColumn[] = [
  { id: 'verdict', title: 'Verdict', width: '8rem', cell: ({ id }) => <VerdictButtons id={id} /> },
  { id: 'score', title: 'Score', width: '10rem', cell: ({ id }) => <ScoreButtons id={id} /> },
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

function answerColumn(title: string, index: number, isFullText: boolean): TableColumn {
  return {
    id: `q${index + 1}`,
    title,
    width: isFullText ? 'min(26rem, 80vw)' : '15rem',
    cell({ answers }, { view }) {
      const answer = answers[index]?.answer ?? '';
      return (
        <p
          dir="auto"
          title={isFullText ? undefined : answer}
          className={isFullText ? 'max-w-prose as-written wrap-anywhere' : 'line-clamp-3 text-sm rtl-fade-3'}
        >
          <TextOrNone text={answer} term={view.term} />
        </p>
      );
    },
  };
}

/**
 * The columns that can be hidden, and the visible ones. If a single question is visible, its answers are shown in full.
 * @param questions the board's, a column for each
 */
export function tableColumns(questions: readonly string[], hidden: readonly string[]) {
  const isVisible = ({ id }: TableColumn) => !hidden.includes(id);
  const answerColumns = (isFullText: boolean) =>
    questions.map((title, index) => answerColumn(title, index, isFullText));
  const isFullText = answerColumns(false).filter(isVisible).length === 1;
  const hideable = [...FACT_COLUMNS, ...answerColumns(isFullText)];
  return { hideable, columns: [NAME_COLUMN, ...hideable.filter(isVisible)] };
}

/** The minimum height of a row. */
export const ROW_REM = 5.25;
const CELL = 'border-b border-border px-3 py-2 align-top';
/** Stays in sight during horizontal scrolling, unless it would take most of the window. */
const STICKY = 'sticky sm:left-0';

export function TableHead({ column: { id, title } }: { column: TableColumn }) {
  return (
    <th
      scope="col"
      title={title}
      className={cn(
        CELL,
        'top-0 bg-surface-sunken align-bottom text-sm font-semibold',
        id === 'name' ? `${STICKY} z-20` : 'sticky',
      )}
    >
      <span dir="auto" className="line-clamp-2 rtl-fade-2">
        {title}
      </span>
    </th>
  );
}

interface TableRowProps {
  application: Application | undefined;
  columns: readonly TableColumn[];
  /** Its position among all rows, from 0. */
  index: number;
  /** The row's ref, if its height has to be measured. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** One application. A press makes it the current one. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { application, columns, index, measure } = props;
  const screen = useDeskContext();
  const { desk, view } = screen;
  const isCurrent = useDeskSelector(() => desk.currentId() === application?.id);
  if (application === undefined) return null;
  const shown = view.shownAs(application);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      style={{ height: `${ROW_REM}rem` }}
      className={isCurrent ? 'bg-accent-soft' : ''}
      onClick={() => desk.setCurrent(application.id)}
    >
      {columns.map((column) =>
        column.id === 'name' ? (
          <th
            key={column.id}
            scope="row"
            className={cn(
              CELL,
              STICKY,
              'z-10 border-l-2 font-normal',
              isCurrent ? 'border-l-text bg-accent-soft' : 'border-l-transparent bg-surface-raised',
            )}
          >
            {column.cell(shown, screen)}
          </th>
        ) : (
          <td key={column.id} className={CELL}>
            {column.cell(shown, screen)}
          </td>
        ),
      )}
    </tr>
  );
});
