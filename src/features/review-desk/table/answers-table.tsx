import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
} from 'react';
import { useIsPrinting } from '@/lib/hooks/use-is-printing';
import { useLatest } from '@/lib/hooks/use-latest';
import { remInPx } from '@/lib/root-font';
import { WINDOW_FROM_ROWS } from '@/ui/virtual-list';
import { NoneFound } from '../reading/applicant-parts';
import { Arrivals, showRow } from '../reading/desk-list';
import { DeskToolbar } from '../reading/desk-toolbar';
import { TickBar } from '../reading/tick-bar';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import { useBoardSettings } from '../state/settings';
import { columnChoices, visibleColumns } from './table-columns';
import { HEAD_REM, ROW_REM, TableHead, TableRow } from './table-rows';
import { QuietButton } from '@/ui/small-button';

const OVERSCAN_ROWS = 6;

/** Applicants in rows, questions in columns; only the rows near the window are in the page. */
export function AnswersTable() {
  const { desk, view } = useDeskScreen();
  const scroller = useRef<HTMLDivElement>(null);
  // Whole ones, because browsers round the rows of a table.
  const [rowPx] = useState(() => Math.round(ROW_REM * remInPx()));
  const [headPx] = useState(() => Math.round(HEAD_REM * remInPx()));
  const { id: boardId, questions } = desk.board();
  const { hiddenColumns } = useBoardSettings(boardId);
  const hidden = hiddenColumns.join(' ');
  const { columns, areAnswersWhole } = useMemo(
    () => visibleColumns(questions, hidden.split(' ')),
    [questions, hidden],
  );
  const { visible, applications } = view;
  // The desk's own order, which the list and the keys share: scoring in the table must not make a row jump.
  const rows = useMemo(() => visible.flatMap((id) => applications.get(id) ?? []), [visible, applications]);
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const isPrinting = useIsPrinting();
  const isWindowed = rows.length > WINDOW_FROM_ROWS;
  const isWhole = !isWindowed || isPrinting;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey,
    overscan: OVERSCAN_ROWS,
    paddingStart: headPx,
    scrollPaddingStart: headPx,
  });
  const currentId = useOfDesk(desk, desk.currentId);
  const showInFrame = (id: string | null) => {
    const index = rows.findIndex((row) => row.id === id);
    if (!areAnswersWhole) showRow(scroller.current, index, rowPx, headPx);
    else if (isWindowed && index >= 0) virtualizer.scrollToIndex(index);
  };
  const show = useLatest((id: string | null) => {
    showInFrame(id);
    const row = scroller.current?.querySelector('tr[aria-current]');
    // The frame can reach below the window. What is pressed in the row must not move.
    if (!row?.contains(document.activeElement)) row?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(currentId), [currentId, show]);
  // Rows were measured with whole answers, or not at all.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, areAnswersWhole]);
  const near = virtualizer.getVirtualItems();
  const [first, last] = isWhole ? [0, rows.length - 1] : [near[0]?.index ?? 0, near.at(-1)?.index ?? -1];
  const abovePx = isWhole ? 0 : (near[0]?.start ?? headPx) - headPx;
  const belowPx = isWhole ? 0 : virtualizer.getTotalSize() - (near.at(-1)?.end ?? headPx);
  return (
    <>
      <DeskToolbar columns={<ColumnChooser />} />
      <TickBar />
      {/* The focus is for scrolling sideways by keyboard. */}
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="Answers"
        className="min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2 scroll-pt-(--head) sm:scroll-pl-(--stuck) has-[thead_:focus]:scroll-pt-0 has-[th:first-child_:focus]:scroll-pl-0"
        style={{ '--head': `${headPx}px`, '--stuck': columns[0]?.width } as CSSProperties}
      >
        {rows.length === 0 && <NoneFound />}
        <table
          onFocus={showFocused}
          aria-rowcount={rows.length + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-left"
          style={{ minWidth: `calc(${columns.map(({ width }) => width).join(' + ')})` }}
          hidden={rows.length === 0}
        >
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr style={{ height: headPx }}>
              {columns.map((column) => (
                <TableHead key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer columns={columns.length} heightPx={abovePx} />
            {rows.slice(first, last + 1).map((application, place) => (
              <TableRow
                key={application.id}
                desk={desk}
                application={application}
                columns={columns}
                index={first + place}
                heightPx={rowPx}
                measure={areAnswersWhole && isWindowed ? virtualizer.measureElement : undefined}
              />
            ))}
            <Spacer columns={columns.length} heightPx={belowPx} />
          </tbody>
        </table>
      </div>
      <Arrivals />
    </>
  );
}

/** Browsers leave what is partly in view where it is, here under the columns that stay. A press must not move its target. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function Spacer({ columns, heightPx }: { columns: number; heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height: heightPx }} />
    </tr>
  );
}

/** Chooses the columns of the table; stored on the device, per board. */
function ColumnChooser() {
  const { id: boardId, questions } = useDeskScreen().desk.board();
  const { hiddenColumns, change } = useBoardSettings(boardId);
  return (
    <fieldset className="flex flex-col gap-1 border-t border-border pt-2 text-sm">
      <legend className="sr-only">Columns</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-4">
        {columnChoices(questions).map(({ id, title }) => (
          <label key={id} className="flex min-h-8 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={!hiddenColumns.includes(id)}
              onChange={({ target }) => {
                const others = hiddenColumns.filter((hidden) => hidden !== id);
                change({ hiddenColumns: target.checked ? others : [...others, id] });
              }}
              className="size-4 shrink-0 accent-text"
            />
            <span dir="auto" className="truncate" title={title}>
              {title}
            </span>
          </label>
        ))}
      </div>
      <QuietButton className="self-start" onClick={() => change({ hiddenColumns: [] })}>
        Show all
      </QuietButton>
    </fieldset>
  );
}
