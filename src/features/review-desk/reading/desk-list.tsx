import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber, pluralize } from '@/domain/text';
import { daysSince } from '@/lib/dates';
import { useLatest } from '@/lib/hooks/use-latest';
import { useToday } from '@/lib/hooks/use-today';
import { QuietButton } from '@/ui/button';
import { VirtualList, remInPx } from '@/ui/virtual-list';
import { NARROW } from '../state/address-store';
import type { Desk } from '../state/desk';
import { NoneFound } from './applicant-parts';
import { useDeskContext, useDeskSelector } from './desk-context';
import { DeskRow, ROW_HEIGHT_REM } from './desk-row';

/**
 * Scrolls the list so that the row of the current application is visible. All rows have the same height, so nothing has
 * to be rendered or measured.
 * @returns the ref of the list
 */
function useScrollToCurrent({ address, currentId, subscribeAfterPaint }: Desk, visible: readonly string[]) {
  const scroller = useRef<HTMLElement>(null);
  const scrollToRow = useLatest((list: HTMLElement | null) => {
    const row = visible.indexOf(currentId() ?? '');
    if (list === null || row < 0) return;
    const rowPx = ROW_HEIGHT_REM * remInPx();
    const lowest = (row + 1) * rowPx - list.clientHeight;
    list.scrollTop = Math.min(Math.max(list.scrollTop, lowest), row * rowPx);
  });
  useEffect(() => {
    let last = address.get();
    return subscribeAfterPaint(() => {
      const { request, sort } = address.get();
      // New or removed rows must not scroll the list.
      if (request === last.request && sort === last.sort) return;
      last = address.get();
      const list = scroller.current;
      scrollToRow(list);
      if (list === null || request !== null || !window.matchMedia(NARROW).matches) return;
      // In a narrow window, the list was hidden. The search may already have the focus.
      if (!list.closest('section')?.contains(document.activeElement)) list.focus({ preventScroll: true });
      // The list may extend below the window.
      list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    });
  }, [address, subscribeAfterPaint, scrollToRow]);
  return useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      scrollToRow(element);
    },
    [scrollToRow],
  );
}

export function DeskList() {
  const { desk, view, open } = useDeskContext();
  const { visible, applications } = view;
  const openRow = useLatest(open);
  const scrollerRef = useScrollToCurrent(desk, visible);
  useToday();
  if (visible.length === 0) return <NoneFound />;
  return (
    <VirtualList
      label="Applications"
      items={visible}
      keyOf={(id) => id}
      rowHeightRem={ROW_HEIGHT_REM}
      scrollerRef={scrollerRef}
      className="outline-none lg:contain-strict"
      renderItem={(id): ReactNode => {
        const application = applications.get(id);
        if (application === undefined) return null;
        return (
          <DeskRow
            desk={desk}
            application={view.shownAs(application)}
            isSelected={view.isSelected(id)}
            isNameHidden={view.areNamesHidden}
            term={view.term}
            days={daysSince(application.request.createdAt)}
            onOpen={openRow}
          />
        );
      }}
    />
  );
}

/** Announces new applications below the rows, which don't move until the reviewer shows the new ones. */
export function NewApplications() {
  const { desk, focusApplication } = useDeskContext();
  const { length } = useDeskSelector(() => desk.newIds());
  return (
    <>
      <p role="status" className="sr-only">
        {length > 0 && pluralize(length, 'new application')}
      </p>
      {length > 0 && (
        <div className="flex items-center justify-between gap-2 border-t border-border bg-accent-soft py-1 pr-1 pl-4">
          <span className="tabular">{formatNumber(length)} new</span>
          <QuietButton
            onClick={() => {
              flushSync(desk.showNew);
              // The button has unmounted.
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
