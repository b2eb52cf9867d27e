import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnVisibilityState,
  type SortingState,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import { DEFAULT_SORT, type DeskSort } from '@/domain/review/desk-sort';
import { FoundText, Highlighted } from '../reading/applicant-parts';
import { ScoreOf, TickBox, VerdictOf } from '../reading/judging-buttons';
import { useOfDesk, useStatus } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';

export const tableParts = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
const helper = createColumnHelper<typeof tableParts, Application>();

/** CSS widths; ids are the desk's own sort keys. */
const WIDTHS: Readonly<Record<string, string>> = {
  name: 'min(14rem, 40vw)',
  verdict: '8rem',
  score: '10rem',
  role: '13rem',
  years: '5.5rem',
};
const ANSWER_WIDTH = '15rem';
export const columnWidth = (id: string): string => WIDTHS[id] ?? ANSWER_WIDTH;

const SORTED: readonly string[] = ['name', 'score', 'years'];

/** Cells read what they show, and the desk knows how to sort by it: the value is for the library alone. */
const column = (
  id: string,
  header: string,
  cell: (application: Application) => ReactNode,
  enableHiding = true,
) =>
  helper.accessor((application) => application.id, {
    id,
    header,
    enableHiding,
    enableSorting: SORTED.includes(id),
    sortDescFirst: id !== 'name',
    cell: ({ row }) => cell(row.original),
  });

/** @param questions the board's, a column for each */
export const tableColumns = (questions: readonly string[]) =>
  helper.columns([
    column('name', 'Applicant', (application) => <WhoCell application={application} />, false),
    column('verdict', 'Verdict', ({ id }) => <VerdictCell id={id} />),
    column('score', 'Score', ({ id }) => <ScoreOf id={id} look="small" />),
    column('role', 'Role', (application) => <RoleCell application={application} />),
    column('years', 'Years', (application) => <YearsCell application={application} />),
    ...questions.map((question, index) =>
      column(`q${index + 1}`, question, (application) => (
        <AnswerCell application={application} index={index} />
      )),
    ),
  ]);

export const sortingOf = (sort: DeskSort): SortingState =>
  SORTED.includes(sort) ? [{ id: sort, desc: sort !== 'name' }] : [];

/** @param before the order so far: a second press on the same column ends it */
export const sortFrom = ([column]: SortingState, before: DeskSort): DeskSort =>
  column === undefined || column.id === before ? DEFAULT_SORT : (column.id as DeskSort);

export const visibilityOf = (hidden: readonly string[]): ColumnVisibilityState =>
  Object.fromEntries(hidden.map((id) => [id, false]));

export const hiddenIn = (visibility: ColumnVisibilityState): string[] =>
  Object.keys(visibility).filter((id) => visibility[id] === false);

function WhoCell({ application }: { application: Application }) {
  const { desk, view, openInList } = useDeskScreen();
  const { id } = application;
  const { name } = view.shownAs(application);
  const count = useOfDesk(desk, () => desk.openCountOf(id));
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
        {count > 1 && ` (${formatNumber(count)} applications)`}
      </button>
    </div>
  );
}

function VerdictCell({ id }: { id: string }) {
  const { desk } = useDeskScreen();
  const { kind } = useStatus(desk, id);
  return (
    <>
      <VerdictOf look="small" id={id} />
      {kind === 'refused' && <span className="mt-1 block text-sm text-danger">Not sent</span>}
    </>
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

function AnswerCell({ application, index }: { application: Application; index: number }) {
  const { view } = useDeskScreen();
  const answer = view.shownAs(application).answers[index]?.answer ?? '';
  return (
    <p dir="auto" title={answer} className="line-clamp-3 text-sm rtl-fade-3">
      <FoundText text={answer} term={view.term} />
    </p>
  );
}
