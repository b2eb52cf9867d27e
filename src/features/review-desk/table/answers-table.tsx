import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { Board } from '@/domain/board';
import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import { useAddress } from '../reading/address-store';
import { cn } from '@/lib/cn';
import { useLatest } from '@/lib/use-latest';
import { WINDOW_FROM_ROWS } from '@/ui/virtual-list';
import { rowText } from '../reading/desk-row';
import { Highlighted } from '../reading/highlighted';
import { useAssessment, useIsCurrent, useStatus, type Desk } from '../reading/use-desk';
import type { DeskView } from '../reading/use-desk-view';

const ROW_PX = 84;
const HEAD_PX = 60;
const OVERSCAN_ROWS = 6;
const CELL = 'border-b border-border px-3 py-2 align-top';
const STUCK = 'sticky left-0 z-10 bg-surface-raised';

interface AnswersTableProps {
  board: Board;
  desk: Desk;
  view: DeskView;
  onOpen: (id: string) => void;
}

/** Everybody in rows, the questions in columns; only the rows near the window are in the page. */
export function AnswersTable({ board, desk, view, onOpen }: AnswersTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = view.visible
    .map((id) => desk.applications.get(id))
    .filter((application): application is Application => application !== undefined);
  const isWindowed = rows.length > WINDOW_FROM_ROWS;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
    paddingStart: HEAD_PX,
  });
  useCursorInSight(desk, view.visible, (row) => {
    const frame = scroller.current;
    if (frame === null) return;
    const top = row * ROW_PX;
    const lowest = top + ROW_PX + HEAD_PX - frame.clientHeight;
    if (frame.scrollTop > top) frame.scrollTop = top;
    else if (frame.scrollTop < lowest) frame.scrollTop = lowest;
  });
  const near = virtualizer.getVirtualItems();
  const first = isWindowed ? (near[0]?.index ?? 0) : 0;
  const last = isWindowed ? (near.at(-1)?.index ?? -1) : rows.length - 1;
  const columns = 2 + board.questions.length;
  return (
    // The focus is for scrolling sideways by keyboard.
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label="Answers"
      className="min-h-0 flex-1 overflow-auto"
    >
      <table
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-left"
        style={{ minWidth: `${26 + 13 * board.questions.length}rem` }}
      >
        <thead>
          <tr style={{ height: HEAD_PX }}>
            <th
              scope="col"
              className={cn(
                CELL,
                STUCK,
                'top-0 z-20 w-44 sm:w-56 bg-surface-sunken align-bottom font-semibold',
              )}
            >
              Applicant
            </th>
            <th
              scope="col"
              className={cn(CELL, 'sticky top-0 w-48 bg-surface-sunken align-bottom font-semibold')}
            >
              Profile
            </th>
            {board.questions.map((question, index) => (
              <th
                key={index}
                scope="col"
                dir="auto"
                title={question}
                className={cn(CELL, 'sticky top-0 bg-surface-sunken align-bottom text-sm font-semibold')}
              >
                <span className="line-clamp-2">{question}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer columns={columns} heightPx={first * ROW_PX} />
          {rows.slice(first, last + 1).map((application, index) => (
            <AnswersRow
              key={application.id}
              application={application}
              place={first + index + 2}
              columns={board.questions.length}
              desk={desk}
              view={view}
              onOpen={onOpen}
            />
          ))}
          <Spacer columns={columns} heightPx={(rows.length - 1 - last) * ROW_PX} />
        </tbody>
      </table>
    </div>
  );
}

/** Keeps the row that the keys act on in sight. */
function useCursorInSight(
  { address, firstId }: Desk,
  visible: readonly string[],
  show: (row: number) => void,
) {
  const id = useAddress(address, ({ request }) => request ?? firstId);
  const showRow = useLatest((current: string | null) => {
    const row = visible.indexOf(current ?? '');
    if (row >= 0) show(row);
  });
  useEffect(() => showRow(id), [id, showRow]);
}

function Spacer({ columns, heightPx }: { columns: number; heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height: heightPx }} />
    </tr>
  );
}

interface AnswersRowProps extends Pick<AnswersTableProps, 'desk' | 'view' | 'onOpen'> {
  application: Application;
  /** Its row in the whole table, the head being 1. */
  place: number;
  columns: number;
}

function AnswersRow({ application, place, columns, desk, view, onOpen }: AnswersRowProps) {
  const { id, name, role, user, answers } = view.shownAs(application);
  const { ticks } = view;
  const alias = view.aliasOf(application);
  const { yearsOfExperience, techStack } = user.profileQuestions;
  const status = useStatus(desk, id);
  const assessment = useAssessment(desk, id);
  const isCurrent = useIsCurrent(desk, id);
  const facts = [role, yearsOfExperience === null ? '' : `${formatNumber(yearsOfExperience)} yoe`];
  return (
    <tr
      aria-rowindex={place}
      aria-current={isCurrent || undefined}
      style={{ height: ROW_PX }}
      className={isCurrent ? 'bg-surface-sunken' : ''}
    >
      <th
        scope="row"
        className={cn(
          CELL,
          STUCK,
          'border-l-2 font-normal',
          isCurrent ? 'border-l-accent bg-surface-sunken' : 'border-l-transparent',
        )}
      >
        <div className="flex items-start gap-2">
          <label className="grid size-6 shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label={`Tick ${alias ?? name}`}
              checked={ticks.isTicked(id)}
              onChange={(event) =>
                ticks.tick(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
              }
              className="size-4 accent-text"
            />
          </label>
          <div className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="block min-h-6 max-w-full truncate text-left font-semibold underline underline-offset-4"
            >
              <bdi>{alias ?? <Highlighted text={name} term={view.term} />}</bdi>
            </button>
            <p className="tabular truncate text-sm text-text-muted">
              {[
                rowText(status, assessment),
                scoreText(assessment.score),
                assessment.isStarred ? 'Starred' : '',
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </p>
          </div>
        </div>
      </th>
      <td className={cn(CELL, 'text-sm')}>
        <p className="truncate">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        <p className="line-clamp-2 text-text-muted">{techStack.join(', ')}</p>
      </td>
      {answers.slice(0, columns).map(({ answer }, index) => (
        <td key={index} className={cn(CELL, 'text-sm')} title={answer}>
          <p dir="auto" className="line-clamp-3">
            {answer === '' ? (
              <span className="text-text-muted">No answer</span>
            ) : (
              <Highlighted text={answer} term={view.term} />
            )}
          </p>
        </td>
      ))}
    </tr>
  );
}

function scoreText(score: number | null): string {
  return score === null ? '' : `Score ${score}`;
}
