import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { boardShareUrl, ShareLink } from '@/components/share-link';
import { boardTitle } from '@/domain/board';
import { publicUrl } from '@/lib/addresses/base-path';
import { cn } from '@/lib/cn';
import { useStore } from '@/lib/stores/create-store';
import { EmptyState } from '@/ui/empty-state';
import { lazyDialog } from '@/ui/lazy-component';
import { CreatorsRequests, type CreatorsParts } from '../state/creators-requests';
import type { Desk } from '../state/desk';
import { AnswersTable } from '../table/answers-table';
import { AddressInUrl } from './address-in-url';
import { CurrentApplication } from './current-application';
import { DESK, DESK_COLUMNS, DESK_PANEL, DeskSkeleton, useTopOffset } from './desk-frame';
import { DeskHeader, type HeaderDialog } from './desk-header';
import { Arrivals, DeskList } from './desk-list';
import { DeskToolbar } from './desk-toolbar';
import { StorageBanner } from './storage-banner';
import { SelectionBar } from './selection-bar';
import { useAddress, useDeskView, useOfDesk } from './use-desk';
import { DeskContext, useDeskCommands, useDeskScreen } from './use-desk-commands';

const DIALOGS: Record<HeaderDialog, ComponentType<{ onClose: () => void }>> = {
  templates: lazyDialog(async () => (await import('../tools/templates-dialog')).TemplatesDialog),
  history: lazyDialog(async () => (await import('../tools/history-dialog')).HistoryDialog),
  export: lazyDialog(async () => (await import('../tools/export-dialog')).ExportDialog),
};

/** The live region for the desk's announcements. */
function Said({ desk }: { desk: Desk }) {
  return (
    <p role="status" className="sr-only">
      {useStore(desk.announcement)}
    </p>
  );
}

/** Focuses the view if the focused element has unmounted. */
function focusInView(frame: HTMLElement | null) {
  for (const part of frame?.querySelectorAll<HTMLElement>('[data-view]') ?? []) {
    if (document.activeElement !== document.body) return;
    // A hidden panel doesn't take the focus.
    part.focus({ preventScroll: true });
  }
}

/** List left, application right (one after the other below 1024 px); or the table. */
function DeskPanels() {
  const { mode } = useDeskScreen().view;
  if (mode === 'table')
    return (
      <section {...panelProps('Applications', `${LIST_HEIGHT} flex-1 lg:max-h-none`)}>
        <AnswersTable />
      </section>
    );
  return (
    <div className={DESK_COLUMNS}>
      <OneOfTwo label="Applications" isList>
        <DeskToolbar />
        <SelectionBar />
        <DeskList />
        <Arrivals />
      </OneOfTwo>
      <OneOfTwo label="Application" isList={false}>
        <CurrentApplication />
      </OneOfTwo>
    </div>
  );
}

const LIST_HEIGHT = 'max-lg:max-h-[max(80dvh,36rem)]';

/** `data-view`: takes the focus when the view changes (`focusInView`). */
const panelProps = (label: string, className: string) => ({
  'aria-label': label,
  'data-view': true,
  tabIndex: -1,
  className: `${DESK_PANEL} ${className}`,
});

interface OneOfTwoProps {
  label: string;
  /** Below 1024 px, the list is shown while the address names no application. */
  isList: boolean;
  children: ReactNode;
}

/** The list or the application. A component of its own, so that switching doesn't render the content again. */
function OneOfTwo({ label, isList, children }: OneOfTwoProps) {
  const { desk } = useDeskScreen();
  const isShown = useAddress(desk, ({ request }) => (request === null) === isList);
  // In print both are shown, the application first.
  const hidden = isShown ? '' : 'max-lg:not-print:hidden print:order-last';
  return <section {...panelProps(label, cn(isList && LIST_HEIGHT, hidden))}>{children}</section>;
}

/** The desk of a board; mounted once its requests have loaded. */
function DeskScreen({ board, desk }: CreatorsParts) {
  // Runs before children subscribe.
  useState(() => desk.open(window.location.search));
  const view = useDeskView(desk);
  const note = useRef<{ open: () => void }>(null);
  const panel = useRef<HTMLDivElement>(null);
  const frame = useTopOffset();
  const [dialog, setDialog] = useState<HeaderDialog | null>(null);
  const newIds = useOfDesk(desk, desk.newIds);
  const isEmpty = view.visible.length === 0 && !view.isFiltered && newIds.length === 0;
  function focusApplication() {
    // A hidden panel can't take the focus before it has rendered.
    flushSync(() => undefined);
    // The table has no panel for one application.
    if (desk.address.get().mode === 'list') panel.current?.focus({ preventScroll: true });
    else focusInView(frame.current);
  }
  const parts = useDeskCommands({ board, desk, view, isEmpty, note, panel, focusApplication });
  const Dialog = dialog === null ? null : DIALOGS[dialog];

  return (
    <DeskContext value={parts}>
      <div ref={frame} className={DESK}>
        <AddressInUrl desk={desk} />
        <DeskHeader isEmpty={isEmpty} onDialog={setDialog} />
        <Said desk={desk} />
        <StorageBanner />
        {isEmpty ? (
          <EmptyState
            title="No pending requests"
            text="There are no pending join requests at the moment. Share the link to invite people."
            action={
              <ShareLink
                label="Share Link"
                url={boardShareUrl(board, publicUrl(''))}
                title={boardTitle(board)}
                copied="The join link has been copied to your clipboard."
              />
            }
          />
        ) : (
          <DeskPanels />
        )}
        {Dialog !== null && <Dialog onClose={() => setDialog(null)} />}
      </div>
    </DeskContext>
  );
}

/** The desk, for the board's creator. Other people are redirected to the board with a message. */
export function ReviewDesk({ boardId }: { boardId: string }) {
  return (
    <CreatorsRequests
      boardId={boardId}
      title="Review desk"
      fallback={<DeskSkeleton />}
      render={(parts) => <DeskScreen key={parts.board.id} {...parts} />}
    />
  );
}
