import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnVisibilityState,
  type SortingState,
} from '@tanstack/react-table';
import type { Application } from '@/domain/review/application';
import { isReversed, sortKeyOf, type DeskSort, type DeskSortKey } from '@/domain/review/desk-sort';
import { AnswerCell, RoleCell, ScoreCell, StarCell, VerdictCell, WhoCell, YearsCell } from './table-cells';

export const tableParts = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
const helper = createColumnHelper<typeof tableParts, Application>();

/** CSS widths; ids are the desk's own sort keys. */
const WIDTHS: Partial<Record<DeskSortKey, string>> = {
  name: 'min(14rem, 40vw)',
  verdict: '8rem',
  score: '10rem',
  star: '4.5rem',
  role: '13rem',
  years: '5.5rem',
};
const ANSWER_WIDTH = '15rem';
export const columnWidth = (id: string): string => WIDTHS[id as DeskSortKey] ?? ANSWER_WIDTH;

const HIGH_FIRST: readonly DeskSortKey[] = ['score', 'years', 'verdict', 'star'];

/** What the reviewer thinks is read live by the cell; the desk knows how to sort by it. */
const ID = ({ id }: Application) => id;

/** @param questions the board's, a column for each */
export function tableColumns(questions: readonly string[]) {
  return helper.columns([
    helper.accessor(({ name }) => name, {
      id: 'name',
      header: 'Applicant',
      enableHiding: false,
      cell: ({ row }) => <WhoCell application={row.original} />,
    }),
    helper.accessor(ID, {
      id: 'verdict',
      header: 'Verdict',
      sortDescFirst: true,
      cell: ({ row }) => <VerdictCell id={row.id} />,
    }),
    helper.accessor(ID, {
      id: 'score',
      header: 'Score',
      sortDescFirst: true,
      cell: ({ row }) => <ScoreCell id={row.id} />,
    }),
    helper.accessor(ID, {
      id: 'star',
      header: 'Star',
      sortDescFirst: true,
      cell: ({ row }) => <StarCell id={row.id} />,
    }),
    helper.accessor(({ role }) => role, {
      id: 'role',
      header: 'Role',
      cell: ({ row }) => <RoleCell application={row.original} />,
    }),
    helper.accessor(({ user }) => user.profileQuestions.yearsOfExperience, {
      id: 'years',
      header: 'Years',
      sortDescFirst: true,
      cell: ({ row }) => <YearsCell application={row.original} />,
    }),
    ...questions.map((question, index) =>
      helper.accessor(({ answers }) => answers[index]?.answer, {
        id: `q${index + 1}`,
        header: question,
        cell: ({ row }) => <AnswerCell application={row.original} index={index} />,
      }),
    ),
  ]);
}

/** Orders that are no columns: without a sorted one. */
const NO_COLUMN: readonly DeskSortKey[] = ['arrival', 'waiting', 'shuffled'];

export function sortingOf(sort: DeskSort): SortingState {
  const id = sortKeyOf(sort);
  return NO_COLUMN.includes(id) ? [] : [{ id, desc: HIGH_FIRST.includes(id) !== isReversed(sort) }];
}

export function sortFrom([column]: SortingState): DeskSort {
  if (column === undefined) return 'arrival';
  const key = column.id as DeskSortKey;
  return HIGH_FIRST.includes(key) === column.desc ? key : `-${key}`;
}

export const visibilityOf = (hidden: readonly string[]): ColumnVisibilityState =>
  Object.fromEntries(hidden.map((id) => [id, false]));

export const hiddenIn = (visibility: ColumnVisibilityState): string[] =>
  Object.keys(visibility).filter((id) => visibility[id] === false);
