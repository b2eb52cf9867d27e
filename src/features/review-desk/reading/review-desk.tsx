import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router-dom';
import { boardShareUrl, ShareLink } from '@/components/share-link';
import { boardTitle } from '@/domain/board';
import { isFocusLost } from '@/lib/focus/page-heading';
import { publicUrl } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { cn } from '@/lib/cn';
import { useStore } from '@/lib/stores/create-store';
import { EmptyState } from '@/ui/empty-state';
import { SendDecisions } from '../sending/sending-screen';
import { CreatorGuard, type LoadedDesk } from '../state/creator-guard';
import type { Desk } from '../state/desk';
import { AnswersTable } from '../table/answers-table';
import { AddressInUrl } from './address-in-url';
import { CurrentApplication } from './current-application';
import { DeskContext, useAddress, useDeskContext } from './desk-context';
import { DESK, DESK_COLUMNS, DESK_PANEL, DeskSkeleton, useTopOffset } from './desk-frame';
import { DeskHeader } from './desk-header';
import { NewApplications, DeskList } from './desk-list';
import { DeskToolbar } from './desk-toolbar';
import { StorageBanner } from './storage-banner';
import { SelectionBar } from './selection-bar';
import { useDeskCommands } from './use-desk-commands';
import { useDeskView } from './use-desk-view';

/** The live region for the desk's announcements. */
function Announcement({ desk }: { desk: Desk }) {
  return (
    <p role="status" className="sr-only">
      {useStore(desk.announcement)}
    </p>
  );
}

/** The list and the application side by side (below 1024 px, one of them), or the table. */
function DeskPanels() {
  const { mode } = useDeskContext().view;
  if (mode === 'table')
    return (
      <Panel label="Applications" className={`${LIST_HEIGHT} flex-1 lg:max-h-none`}>
        <AnswersTable />
      </Panel>
    );
  return (
    <div className={DESK_COLUMNS}>
      <ResponsivePanel label="Applications" isList>
        <DeskToolbar />
        <SelectionBar />
        <DeskList />
        <NewApplications />
      </ResponsivePanel>
      <ResponsivePanel label="Application" isList={false}>
        <CurrentApplication />
      </ResponsivePanel>
    </div>
  );
}

const LIST_HEIGHT = 'max-lg:max-h-[max(80dvh,36rem)]';

interface PanelProps {
  label: string;
  className: string;
  children: ReactNode;
}

const Panel = ({ label, className, children }: PanelProps) => (
  <section aria-label={label} tabIndex={-1} className={`${DESK_PANEL} ${className}`}>
    {children}
  </section>
);

interface ResponsivePanelProps extends Omit<PanelProps, 'className'> {
  /** Below 1024 px, the list is shown while the address names no application. */
  isList: boolean;
}

/** The list or the application. A separate component, so that switching doesn't render the content again. */
function ResponsivePanel({ isList, ...panel }: ResponsivePanelProps) {
  const isShown = useAddress(({ request }) => (request === null) === isList);
  // In print both are shown, the application first.
  const hidden = isShown ? '' : 'max-lg:not-print:hidden print:order-last';
  return <Panel {...panel} className={cn(isList && LIST_HEIGHT, hidden)} />;
}

/** The desk of a board; mounted once its requests have loaded. */
function DeskScreen({ board, desk }: LoadedDesk) {
  // Runs before children subscribe.
  useState(() => desk.open(window.location.search));
  const view = useDeskView(desk);
  const panel = useRef<HTMLDivElement>(null);
  const frame = useTopOffset();
  const newIds = useSyncExternalStore(desk.subscribe, desk.newIds);
  const isEmpty = view.visible.length === 0 && !view.isFiltered && newIds.length === 0;
  function focusApplication() {
    // A hidden panel can't take the focus before it has rendered.
    flushSync(() => undefined);
    // The table has no panel for one application. It takes the focus if the focused element has unmounted.
    const isList = desk.address.get().mode === 'list';
    const target = isList ? panel.current : frame.current?.querySelector<HTMLElement>('section');
    if (isList || isFocusLost()) target?.focus({ preventScroll: true });
  }
  const context = useDeskCommands({ board, desk, view, isEmpty, panel, focusApplication });

  return (
    <DeskContext value={context}>
      <div ref={frame} className={DESK}>
        <AddressInUrl desk={desk} />
        <DeskHeader />
        <Announcement desk={desk} />
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
      </div>
    </DeskContext>
  );
}

function ReviewDesk({ boardId }: { boardId: string }) {
  return (
    <CreatorGuard
      boardId={boardId}
      title="Review desk"
      fallback={<DeskSkeleton />}
      render={(loaded) => <DeskScreen key={loaded.board.id} {...loaded} />}
    />
  );
}

export function ReviewPage({ boardId, step }: { boardId: string; step: string | undefined }) {
  if (step === 'send') return <SendDecisions boardId={boardId} />;
  if (step !== undefined) return <Navigate to={paths.review(boardId)} replace />;
  return <ReviewDesk boardId={boardId} />;
}
