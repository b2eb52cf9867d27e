import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { useStore } from '@/lib/stores/create-store';
import { EmptyState } from '@/ui/empty-state';
import { lazyDialog } from '@/ui/lazy-dialog';
import { sendPath } from '../sending/send-path';
import { CreatorsRequests } from '../state/creators-requests';
import type { ReviewRoom } from '../state/review-room';
import { AddressInUrl } from './address-in-url';
import { useAddress } from './address-store';
import { DESK, useTopOffset } from './desk-frame';
import { DeskHeader, type HeaderDialog } from './desk-header';
import { DeskPanels } from './desk-panels';
import { DeskSkeleton } from './desk-skeleton';
import type { NoteHandle } from './note-editor';
import { useDesk, type Desk } from './use-desk';
import { useDeskCommands } from './use-desk-commands';
import { useDeskView } from './use-desk-view';

const CutLineDialog = lazyDialog(async () => (await import('../tools/cut-line-dialog')).CutLineDialog);
const TemplatesDialog = lazyDialog(async () => (await import('../tools/templates-dialog')).TemplatesDialog);
const HistoryDialog = lazyDialog(async () => (await import('../tools/history-dialog')).HistoryDialog);
const ExportDialog = lazyDialog(async () => (await import('../tools/export-dialog')).ExportDialog);
const DIALOGS = {
  cutLine: CutLineDialog,
  history: HistoryDialog,
  export: ExportDialog,
  templates: TemplatesDialog,
};

interface DeskScreenProps {
  board: Board;
  requests: readonly JoinRequest[];
  room: ReviewRoom;
}

/** Announces what has just happened. */
function Said({ desk }: { desk: Desk }) {
  return (
    <p role="status" className="sr-only">
      {useStore(desk.said)}
    </p>
  );
}

/** The button that has changed the view is gone with the old one: the focus goes to the new view. */
function useFocusInView({ mode }: Desk, frame: RefObject<HTMLElement | null>) {
  const before = useRef(mode);
  useLayoutEffect(() => {
    if (before.current === mode) return;
    before.current = mode;
    for (const part of frame.current?.querySelectorAll<HTMLElement>('[data-view]') ?? []) {
      if (document.activeElement !== document.body) return;
      // What is hidden does not take it.
      part.focus({ preventScroll: true });
    }
  }, [mode, frame]);
}

/** The desk of a board; mounted once its requests have loaded. */
function DeskScreen({ board, requests, room }: DeskScreenProps) {
  const desk = useDesk(board, requests, room);
  const view = useDeskView(desk);
  const navigate = useNavigate();
  const note = useRef<NoteHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const frame = useTopOffset<HTMLDivElement>();
  const [dialog, setDialog] = useState<HeaderDialog | null>(null);
  const wantsFocus = useRef(false);
  useFocusInView(desk, frame);

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
  const isOneAsked = useAddress(desk.address, ({ request }) => request !== null);
  const isEmpty = view.visible.length === 0 && !view.isFiltered && desk.newIds.length === 0 && !isOneAsked;
  const commands = useDeskCommands({
    desk,
    view,
    isEmpty,
    note,
    focusApplication,
    focusAsWanted,
    onSend: openSending,
  });
  const close = () => setDialog(null);

  return (
    <div ref={frame} className={DESK}>
      <AddressInUrl store={desk.address} questions={board.questions} onAdopt={view.adopt} />
      <DeskHeader
        desk={desk}
        view={view}
        isEmpty={isEmpty}
        onSend={() => openSending()}
        onDialog={setDialog}
        onNear={(near) => DIALOGS[near].preload()}
      />
      <Said desk={desk} />
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
      {dialog === 'history' && <HistoryDialog desk={desk} view={view} onClose={close} />}
      {dialog === 'cutLine' && <CutLineDialog desk={desk} view={view} onClose={close} />}
      {dialog === 'export' && <ExportDialog desk={desk} view={view} onClose={close} />}
      {dialog === 'templates' && <TemplatesDialog boardName={board.name} onClose={close} />}
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
      render={(parts) => <DeskScreen {...parts} />}
    />
  );
}
