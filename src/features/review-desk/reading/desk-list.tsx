import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber, pluralize } from '@/domain/text';
import { daysSince } from '@/lib/dates';
import { remInPx } from '@/lib/root-font';
import { useLatest } from '@/lib/hooks/use-latest';
import { useToday } from '@/lib/hooks/use-today';
import { QuietButton } from '@/ui/small-button';
import { VirtualList } from '@/ui/virtual-list';
import { NARROW } from '../state/address-store';
import type { Desk } from '../state/desk';
import { NoneFound } from './applicant-parts';
import { DeskRow, ROW_HEIGHT_REM } from './desk-row';
import { useAddress, useOfDesk } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

/**
 * Scrolls as little as brings a row into sight.
 * @param row -1 for none
 * @param headPx how much of the frame stays covered above the rows
 */
export function showRow(frame: HTMLElement | null, row: number, rowPx: number, headPx = 0): void {
  if (frame === null || row < 0) return;
  const top = row * rowPx;
  const lowest = top + rowPx + headPx - frame.clientHeight;
  if (frame.scrollTop > top) frame.scrollTop = top;
  else if (frame.scrollTop < lowest) frame.scrollTop = lowest;
}

/**
 * Keeps the row of the current application in sight. All rows have the same height, so nothing has to be rendered or
 * measured.
 */
function useRowInSight({ address, currentId, subscribeAfterPaint }: Desk, visible: readonly string[]) {
  const scroller = useRef<HTMLElement>(null);
  const show = useLatest(() => {
    showRow(scroller.current, visible.indexOf(currentId() ?? ''), ROW_HEIGHT_REM * remInPx());
  });
  useEffect(() => {
    let last = address.get().request;
    return subscribeAfterPaint(() => {
      if (address.get().request !== last) show();
      last = address.get().request;
    });
  }, [address, subscribeAfterPaint, show]);
  // Not when rows are added or removed: somebody who scrolls the list must not be taken back to the current row.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      show();
    },
    [show],
  );
  const showAgain = useLatest(() => {
    show();
    const list = scroller.current;
    if (list === null) return;
    list.focus({ preventScroll: true });
    // There the list can reach below the window.
    const row = visible.indexOf(currentId() ?? '');
    const bottom = list.getBoundingClientRect().top - list.scrollTop + (row + 1) * ROW_HEIGHT_REM * remInPx();
    if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight);
  });
  return { attach, showAgain };
}

/**
 * Below 1024 px the list is hidden while an application is read: it can be scrolled, and take the focus, once it is
 * back. A component of its own, so that a step renders nothing else.
 */
function ListShownAgain({ desk, onShown }: { desk: Desk; onShown: () => void }) {
  const isHidden = useAddress(desk, ({ request }) => request !== null);
  const wasHidden = useRef(isHidden);
  useLayoutEffect(() => {
    if (wasHidden.current && !isHidden && window.matchMedia(NARROW).matches) onShown();
    wasHidden.current = isHidden;
  }, [isHidden, onShown]);
  return null;
}

export function DeskList() {
  const { desk, view, open } = useDeskScreen();
  const { visible, ticks, applications } = view;
  const openRow = useLatest(open);
  const { attach, showAgain } = useRowInSight(desk, visible);
  useToday();
  if (visible.length === 0) return <NoneFound />;
  return (
    <>
      <VirtualList
        label="Applications"
        items={visible}
        keyOf={(id) => id}
        rowHeightRem={ROW_HEIGHT_REM}
        scrollerRef={attach}
        className="outline-none lg:contain-strict"
        renderItem={(id): ReactNode => {
          const application = applications.get(id);
          if (application === undefined) return null;
          return (
            <DeskRow
              desk={desk}
              application={application}
              isTicked={ticks.isTicked(id)}
              isNameHidden={view.areNamesHidden}
              term={view.term}
              days={daysSince(application.request.createdAt)}
              onOpen={openRow}
            />
          );
        }}
      />
      <ListShownAgain desk={desk} onShown={showAgain} />
    </>
  );
}

/** New applications wait here, below the rows, of which none must move, until the reviewer wants to see them. */
export function Arrivals() {
  const { desk, focusApplication } = useDeskScreen();
  const newIds = useOfDesk(desk, desk.newIds);
  const count = formatNumber(newIds.length);
  return (
    <>
      <p role="status" className="sr-only">
        {newIds.length > 0 ? pluralize(newIds.length, 'new application') : ''}
      </p>
      {newIds.length > 0 && (
        <div className="flex items-center justify-between gap-2 border-t border-border bg-accent-soft py-1 pr-1 pl-4">
          <span className="tabular">{count} new</span>
          <QuietButton
            onClick={() => {
              // The button disappears; the keys must keep working.
              flushSync(desk.showArrivals);
              focusApplication();
            }}
          >
            Show
          </QuietButton>
        </div>
      )}
    </>
  );
}
