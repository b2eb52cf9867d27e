import { memo, useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import { shownTags } from '@/domain/review/blind';
import type { User } from '@/domain/user';
import { remInPx } from '@/lib/root-font';
import { useLatest } from '@/lib/hooks/use-latest';
import { Button } from '@/ui/button';
import { VirtualList } from '@/ui/virtual-list';
import { NARROW } from '../state/address-store';
import type { Desk } from '../state/desk';
import { DeskRow, ROW_HEIGHT_REM, type DeskRowProps } from './desk-row';
import { useAddress, useOfDesk, useRow, type DeskParts } from './use-desk';

interface DeskListProps extends DeskParts {
  onOpen: (id: string) => void;
}

const idOf = (id: string) => id;

/**
 * Keeps the row of the current application in sight. All rows have the same height, so nothing has to be rendered or
 * measured.
 */
function useRowInSight({ address, currentId, subscribeAfterPaint }: Desk, visible: readonly string[]) {
  const scroller = useRef<HTMLElement>(null);
  const show = useLatest(() => {
    const list = scroller.current;
    const row = visible.indexOf(currentId() ?? '');
    if (list === null || row < 0) return;
    const rowPx = ROW_HEIGHT_REM * remInPx();
    const top = row * rowPx;
    const lowest = top + rowPx - list.clientHeight;
    if (list.scrollTop > top) list.scrollTop = top;
    else if (list.scrollTop < lowest) list.scrollTop = lowest;
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

export function DeskList({ desk, view, onOpen }: DeskListProps) {
  const { visible, ticks, applications } = view;
  const openRow = useLatest(onOpen);
  const tickRow = useLatest(desk.tick);
  const { attach, showAgain } = useRowInSight(desk, visible);
  if (visible.length === 0) {
    return (
      <p className="p-6 text-center text-text-muted">
        No applications found. Try adjusting your search or the filters.
      </p>
    );
  }
  return (
    <>
      <VirtualList
        label="Applications"
        items={visible}
        keyOf={idOf}
        rowHeightRem={ROW_HEIGHT_REM}
        scrollerRef={attach}
        className="outline-none lg:contain-strict"
        renderItem={(id): ReactNode => {
          const application = applications.get(id);
          if (application === undefined) return <GoneRow />;
          return (
            <LiveRow
              desk={desk}
              application={view.shownAs(application)}
              person={application.user}
              isTicked={ticks.isTicked(id)}
              alias={view.aliasOf(application)}
              term={view.term}
              onOpen={openRow}
              onTick={tickRow}
            />
          );
        }}
      />
      <ListShownAgain desk={desk} onShown={showAgain} />
    </>
  );
}

type LiveRowProps = {
  desk: Desk;
  /** Whose it is, also in a blind pass. */
  person: User;
} & Omit<DeskRowProps, 'isCurrent' | 'status' | 'assessment' | 'count' | 'tags'>;

/** A step renders only the row that is left and the one that is reached. */
const LiveRow = memo(function LiveRow({ desk, person, ...row }: LiveRowProps) {
  const live = useRow(desk, row.application.id);
  return <DeskRow {...row} {...live} tags={shownTags(live.assessment.tags, person, row.alias !== null)} />;
});

/** New applications wait here until the reviewer wants to see them. */
export function Arrivals({ desk, onShown }: { desk: Desk; onShown: () => void }) {
  const newIds = useOfDesk(desk, desk.newIds);
  const count = formatNumber(newIds.length);
  return (
    <>
      <p role="status" className="sr-only">
        {newIds.length > 0 ? pluralize(newIds.length, 'new application') : ''}
      </p>
      {newIds.length > 0 && (
        <div className="flex items-center justify-between gap-2 border-b border-border bg-accent-soft py-1 pr-1 pl-4">
          <span className="tabular">{count} new</span>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              desk.showArrivals(newIds);
              // The button disappears; the keys must keep working.
              onShown();
            }}
          >
            Show
          </Button>
        </div>
      )}
    </>
  );
}

/** The server no longer has it; its row stays, so that nothing jumps. */
function GoneRow() {
  return (
    <p className="flex h-full items-center border-b border-border px-4 text-text-muted">
      This application is not there any more.
    </p>
  );
}
