import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type FocusEvent,
} from 'react';
import { useIsPrinting } from '@/ui/virtual-rows';
import { useLatest } from '@/lib/hooks/use-latest';
import { QuietButton } from '@/ui/button';
import { WINDOW_FROM_ROWS, remInPx } from '@/ui/virtual-list';
import { NoneFound } from '../reading/applicant-parts';
import { useDeskContext, useDeskSelector } from '../reading/desk-context';
import { NewApplications } from '../reading/desk-list';
import { DeskToolbar } from '../reading/desk-toolbar';
import { SelectionBar } from '../reading/selection-bar';
import { useBoardSettings } from '../state/session';
import { ROW_REM, tableColumns, TableHead, TableRow } from './table-parts';

const OVERSCAN_ROWS = 6;
const HEAD_REM = 3.75;

/** Applicants in rows, questions in columns. A long table renders only the rows near the viewport. */
export function AnswersTable() {
  const { desk, view } = useDeskContext();
  const scroller = useRef<HTMLDivElement>(null);
  const { id: boardId, questions } = desk.board();
  const { hiddenColumns, change } = useBoardSettings(boardId);
  const { hideable, columns } = useMemo(
    () => tableColumns(questions, hiddenColumns),
    [questions, hiddenColumns],
  );
  const { visible, applications } = view;
  const getItemKey = useCallback((index: number) => visible[index] ?? index, [visible]);
  const isPrinting = useIsPrinting();
  const isWindowed = visible.length > WINDOW_FROM_ROWS;
  const headPx = HEAD_REM * remInPx();
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: visible.length,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_REM * remInPx(),
    getItemKey,
    overscan: OVERSCAN_ROWS,
    paddingStart: headPx,
    scrollPaddingStart: headPx,
  });
  const currentId = useDeskSelector(() => desk.currentId());
  const scrollTo = useLatest((id: string | null) => {
    const index = visible.indexOf(id ?? '');
    const find = () => scroller.current?.querySelector(`tr[data-index="${index}"]`);
    // A pressed row must not move.
    if (index < 0 || find()?.contains(document.activeElement)) return;
    if (isWindowed) virtualizer.scrollToIndex(index);
    // The table may extend below the window.
    find()?.scrollIntoView({ block: 'nearest' });
  });
  // A new order starts at the top.
  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  }, [view.sort]);
  useEffect(() => scrollTo(currentId), [currentId, scrollTo]);
  // Rows were measured with other columns.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns]);
  const items = virtualizer.getVirtualItems();
  const rendersAll = !isWindowed || isPrinting;
  const [first, last] = rendersAll
    ? [0, visible.length - 1]
    : [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  const abovePx = rendersAll ? 0 : (items[0]?.start ?? headPx) - headPx;
  const belowPx = rendersAll ? 0 : virtualizer.getTotalSize() - (items.at(-1)?.end ?? headPx);
  const columnMenu = (
    <fieldset className="flex flex-col gap-1 border-t border-border pt-2 text-sm">
      <legend className="sr-only">Columns</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-4">
        {hideable.map(({ id, title }) => (
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
  return (
    <>
      <DeskToolbar columns={columnMenu} />
      <SelectionBar />
      {/* Focusable, to be scrolled horizontally by keyboard. */}
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="Answers"
        className="min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2 scroll-pt-(--head) sm:scroll-pl-(--stuck) has-[thead_:focus]:scroll-pt-0 has-[th:first-child_:focus]:scroll-pl-0"
        style={{ '--head': `${HEAD_REM}rem`, '--stuck': columns[0]?.width } as CSSProperties}
      >
        {visible.length === 0 && <NoneFound />}
        <table
          onFocus={showFocused}
          aria-rowcount={visible.length + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-left"
          style={{ minWidth: `calc(${columns.map(({ width }) => width).join(' + ')})` }}
          hidden={visible.length === 0}
        >
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr style={{ height: `${HEAD_REM}rem` }}>
              {columns.map((column) => (
                <TableHead key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer columns={columns.length} heightPx={abovePx} />
            {visible.slice(first, last + 1).map((id, offset) => (
              <TableRow
                key={id}
                application={applications.get(id)}
                columns={columns}
                index={first + offset}
                measure={isWindowed ? virtualizer.measureElement : undefined}
              />
            ))}
            <Spacer columns={columns.length} heightPx={belowPx} />
          </tbody>
        </table>
      </div>
      <NewApplications />
    </>
  );
}

/** Scrolls to a control that the keyboard has focused. Browsers don't if it is partly visible under the sticky column. */
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
