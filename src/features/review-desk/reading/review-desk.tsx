import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useStore } from '@/lib/stores/create-store';
import { EmptyState } from '@/ui/empty-state';
import { lazyDialog } from '@/ui/lazy-dialog';
import { CreatorsRequests, type CreatorsParts } from '../state/creators-requests';
import type { Desk } from '../state/desk';
import { AddressInUrl } from './address-in-url';
import { DESK, useTopOffset } from './desk-frame';
import { DeskHeader, type HeaderDialog } from './desk-header';
import { DeskPanels } from './desk-panels';
import { DeskSkeleton } from './desk-skeleton';
import { SecondPassBar } from './second-pass-bar';
import { useAddress, useDeskView, useOfDesk } from './use-desk';
import { DeskContext, useDeskCommands } from './use-desk-commands';

const DIALOGS: Record<HeaderDialog, ComponentType<{ onClose: () => void }>> = {
  cutLine: lazyDialog(async () => (await import('../tools/cut-line-dialog')).CutLineDialog),
  closeOut: lazyDialog(async () => (await import('../tools/close-out-dialog')).CloseOutDialog),
  templates: lazyDialog(async () => (await import('../tools/templates-dialog')).TemplatesDialog),
  history: lazyDialog(async () => (await import('../tools/history-dialog')).HistoryDialog),
  export: lazyDialog(async () => (await import('../tools/export-dialog')).ExportDialog),
};

/** Announces what has just happened. */
function Said({ desk }: { desk: Desk }) {
  return (
    <p role="status" className="sr-only">
      {useStore(desk.said)}
    </p>
  );
}

/** Where what had the focus is gone, it goes to what is on screen. */
function focusInView(frame: HTMLElement | null) {
  for (const part of frame?.querySelectorAll<HTMLElement>('[data-view]') ?? []) {
    if (document.activeElement !== document.body) return;
    // What is hidden does not take it.
    part.focus({ preventScroll: true });
  }
}

/** The button that has changed the view is gone with the old one. */
function useFocusInView(mode: string, frame: RefObject<HTMLElement | null>) {
  const before = useRef(mode);
  useLayoutEffect(() => {
    if (before.current === mode) return;
    before.current = mode;
    focusInView(frame.current);
  }, [mode, frame]);
}

/** The desk of a board; mounted once its requests have loaded. */
function DeskScreen({ desk }: Pick<CreatorsParts, 'desk'>) {
  // Nothing follows the desk before it is entered.
  useState(() => desk.open(window.location.search));
  const view = useDeskView(desk);
  const note = useRef<{ open: () => void }>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const frame = useTopOffset();
  const [dialog, setDialog] = useState<HeaderDialog | null>(null);
  useFocusInView(view.mode, frame);
  const isOneAsked = useAddress(desk, ({ request }) => request !== null);
  const newIds = useOfDesk(desk, desk.newIds);
  const isEmpty = view.visible.length === 0 && !view.isFiltered && newIds.length === 0 && !isOneAsked;
  function focusApplication() {
    // Nothing else shows the application alone.
    if (desk.address.get().mode !== 'list') return focusInView(frame.current);
    panel.current?.focus({ preventScroll: true });
    // When the application replaces another view, it can take the focus only once it has rendered.
    wantsFocus.current = panel.current === null || document.activeElement !== panel.current;
  }
  function focusAsWanted() {
    if (wantsFocus.current) panel.current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }
  const parts = useDeskCommands({
    desk,
    view,
    isEmpty,
    note,
    panel,
    focusApplication,
    focusAsWanted,
  });
  const Dialog = dialog === null ? null : DIALOGS[dialog];

  return (
    <DeskContext value={parts}>
      <div ref={frame} className={DESK}>
        <AddressInUrl desk={desk} />
        <DeskHeader isEmpty={isEmpty} onDialog={setDialog} />
        <Said desk={desk} />
        <SecondPassBar onGone={() => focusInView(frame.current)} />
        {isEmpty ? (
          <EmptyState title="No pending requests" text="There are no pending join requests at the moment." />
        ) : (
          <DeskPanels />
        )}
        {Dialog !== null && <Dialog onClose={() => setDialog(null)} />}
      </div>
    </DeskContext>
  );
}

/** Where a creator judges all applications to a board; everybody else is redirected to the board with a message. */
export function ReviewDesk({ boardId }: { boardId: string }) {
  return (
    <CreatorsRequests
      boardId={boardId}
      title="Review desk"
      fallback={<DeskSkeleton />}
      toRead
      render={({ board, desk }) => <DeskScreen key={board.id} desk={desk} />}
    />
  );
}
