import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnVisibilityState,
  type SortingState,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Application } from '@/domain/review/application';
import { isReversed, sortKeyOf, type DeskSort, type DeskSortKey } from '@/domain/review/desk-sort';
import { ScoreOf, StarOf } from '../reading/judging-buttons';
import { AnswerCell, RoleCell, VerdictCell, WhoCell, YearsCell } from './table-cells';

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

/** Cells read what they show, and the desk knows how to sort by it: the value is for the library alone. */
const column = (
  id: DeskSortKey,
  header: string,
  cell: (application: Application) => ReactNode,
  enableHiding = true,
) =>
  helper.accessor((application) => application.id, {
    id,
    header,
    enableHiding,
    sortDescFirst: HIGH_FIRST.includes(id),
    cell: ({ row }) => cell(row.original),
  });

/** @param questions the board's, a column for each */
export const tableColumns = (questions: readonly string[]) =>
  helper.columns([
    column('name', 'Applicant', (application) => <WhoCell application={application} />, false),
    column('verdict', 'Verdict', ({ id }) => <VerdictCell id={id} />),
    column('score', 'Score', ({ id }) => <ScoreOf id={id} look="small" />),
    column('star', 'Star', ({ id }) => <StarOf id={id} look="small" />),
    column('role', 'Role', (application) => <RoleCell application={application} />),
    column('years', 'Years', (application) => <YearsCell application={application} />),
    ...questions.map((question, index) =>
      column(`q${index + 1}`, question, (application) => (
        <AnswerCell application={application} index={index} />
      )),
    ),
  ]);

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
