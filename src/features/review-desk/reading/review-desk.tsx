import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '@/lib/stores/create-store';
import { EmptyState } from '@/ui/empty-state';
import { lazyDialog } from '@/ui/lazy-dialog';
import { sendPath } from '../sending/send-path';
import { CreatorsRequests, type CreatorsParts } from '../state/creators-requests';
import type { Desk } from '../state/desk';
import { AddressInUrl } from './address-in-url';
import { DESK, useTopOffset } from './desk-frame';
import { DeskHeader, type HeaderDialog } from './desk-header';
import { DeskPanels } from './desk-panels';
import { DeskSkeleton } from './desk-skeleton';
import type { NoteHandle } from './note-editor';
import { SecondPassBar } from './second-pass-bar';
import { useAddress, useDeskView, useOfDesk, type DeskDialogProps } from './use-desk';
import { useDeskCommands } from './use-desk-commands';

const DIALOGS: Record<HeaderDialog, ComponentType<DeskDialogProps>> = {
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
function DeskScreen({ board, desk }: CreatorsParts) {
  // Nothing follows the desk before it is entered.
  useState(() => desk.open(window.location.search));
  const view = useDeskView(desk);
  const navigate = useNavigate();
  const note = useRef<NoteHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const frame = useTopOffset<HTMLDivElement>();
  const [dialog, setDialog] = useState<HeaderDialog | null>(null);
  const wantsFocus = useRef(false);
  useFocusInView(view.mode, frame);

  function focusApplication() {
    panel.current?.focus({ preventScroll: true });
    // When the application replaces another view, it can take the focus only once it has rendered.
    wantsFocus.current = panel.current === null || document.activeElement !== panel.current;
  }
  function focusAsWanted() {
    if (wantsFocus.current) panel.current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }
  /** @param only these; everybody with a verdict if omitted */
  const openSending = (only?: readonly string[]) =>
    void navigate(sendPath(board.id), { state: only === undefined ? {} : { only } });
  const isOneAsked = useAddress(desk, ({ request }) => request !== null);
  const newIds = useOfDesk(desk, desk.newIds);
  const isEmpty = view.visible.length === 0 && !view.isFiltered && newIds.length === 0 && !isOneAsked;
  const commands = useDeskCommands({
    desk,
    view,
    isEmpty,
    note,
    focusApplication,
    focusAsWanted,
    onSend: openSending,
  });
  const Dialog = dialog === null ? null : DIALOGS[dialog];

  return (
    <div ref={frame} className={DESK}>
      <AddressInUrl store={desk.address} questions={board.questions} onAdopt={desk.adopt} />
      <DeskHeader
        desk={desk}
        view={view}
        isEmpty={isEmpty}
        onSend={() => openSending()}
        onDialog={setDialog}
      />
      <Said desk={desk} />
      <SecondPassBar desk={desk} pass={view.pass} onGone={() => focusInView(frame.current)} />
      {isEmpty ? (
        <EmptyState title="No pending requests" text="There are no pending join requests at the moment." />
      ) : (
        <DeskPanels
          desk={desk}
          view={view}
          note={note}
          panel={panel}
          commands={commands}
          onSend={openSending}
        />
      )}
      {Dialog !== null && (
        <Dialog
          desk={desk}
          view={view}
          onOpen={commands.openInList}
          onSend={openSending}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
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
      render={(parts) => <DeskScreen key={parts.board.id} {...parts} />}
    />
  );
}
