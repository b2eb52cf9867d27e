import { useRef, useState } from 'react';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import type { Outcome } from '@/domain/review/outcome';
import { EmptyState } from '@/ui/empty-state';
import { lazyDialog } from '@/ui/lazy-dialog';
import { AddressInUrl } from './address-in-url';
import { DESK } from './desk-frame';
import { DeskHeader, type HeaderDialog } from './desk-header';
import { DeskPanels } from './desk-panels';
import type { FilledNote } from './bulk-preview';
import type { ComposerHandle } from './note-composer';
import { queuedDecision, useDesk } from './use-desk';
import { useDeskCommands } from './use-desk-commands';
import { useDeskView } from './use-desk-view';
import { useHistory } from './use-history';
import { useTemplates } from './use-templates';
import { useTopOffset } from './use-top-offset';

const TemplatesDialog = lazyDialog(async () => (await import('./templates-dialog')).TemplatesDialog);
const HistoryDialog = lazyDialog(async () => (await import('./history-dialog')).HistoryDialog);
const ExportDialog = lazyDialog(async () => (await import('./export-dialog')).ExportDialog);
const BulkDialog = lazyDialog(async () => (await import('./bulk-dialog')).BulkDialog);

const HEADER_DIALOGS = { history: HistoryDialog, export: ExportDialog };

/** For a bulk decision with those who were ticked when it was opened: nobody is added behind the reviewer's back. */
type DeskDialog = HeaderDialog | 'templates' | { outcome: Outcome; ids: readonly string[] };

interface DeskScreenProps {
  board: Board;
  requests: readonly JoinRequest[];
}

/** The desk over its board and requests; mounted once they are there. */
export function DeskScreen({ board, requests }: DeskScreenProps) {
  const desk = useDesk(board, requests);
  const view = useDeskView(desk);
  const history = useHistory(desk);
  const templates = useTemplates();
  const composer = useRef<ComposerHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const frame = useTopOffset<HTMLDivElement>();
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const wantsFocus = useRef(false);

  function focusApplication() {
    panel.current?.focus({ preventScroll: true });
    // Where another view gives way to the application, it can take the focus only once it is drawn.
    wantsFocus.current = panel.current === null || document.activeElement !== panel.current;
  }
  function focusAsWanted() {
    if (wantsFocus.current) panel.current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }
  const commands = useDeskCommands({
    desk,
    view,
    templates,
    composer,
    focusApplication,
    focusAsWanted,
  });

  function decideMany(outcome: Outcome, notes: readonly FilledNote[]) {
    const batch = `${board.id}:${Date.now()}`;
    desk.room.runner.decide(
      notes.map(({ application, note }) => queuedDecision(board, application, outcome, note, batch)),
    );
    desk.leaveDecided(view.visible, new Set(notes.map(({ application }) => application.id)));
    setDialog(null);
  }

  return (
    <div ref={frame} className={DESK}>
      <AddressInUrl store={desk.address} questions={board.questions} />
      <DeskHeader
        desk={desk}
        view={view}
        onDialog={setDialog}
        onNear={(near) => HEADER_DIALOGS[near].preload()}
      />
      <p role="status" className="sr-only">
        {desk.said}
      </p>
      {desk.order.length === 0 && desk.newIds.length === 0 ? (
        <EmptyState title="No pending requests" text="There are no pending join requests at the moment." />
      ) : (
        <DeskPanels
          desk={desk}
          view={view}
          history={history.all}
          templates={templates}
          composer={composer}
          panel={panel}
          commands={commands}
          onDialog={(opened) =>
            setDialog(opened === 'templates' ? opened : { outcome: opened, ids: view.ticks.ticked })
          }
          onBulkNear={BulkDialog.preload}
        />
      )}
      {dialog === 'history' && <HistoryDialog records={history.own} onClose={() => setDialog(null)} />}
      {dialog === 'export' && <ExportDialog desk={desk} view={view} onClose={() => setDialog(null)} />}
      {dialog === 'templates' && <TemplatesDialog boardName={board.name} onClose={() => setDialog(null)} />}
      {typeof dialog === 'object' && dialog !== null && (
        <BulkDialog
          board={board}
          person={desk.room.person}
          outcome={dialog.outcome}
          templates={templates}
          applications={dialog.ids
            // Whoever is decided meanwhile, in another tab for instance, drops out.
            .filter(desk.isUndecided)
            .map((id) => desk.applications.get(id))
            .filter((application) => application !== undefined)}
          onConfirm={(notes) => decideMany(dialog.outcome, notes)}
          onLeaveOut={(ids) => {
            view.ticks.untick(ids);
            setDialog({ ...dialog, ids: dialog.ids.filter((id) => !ids.includes(id)) });
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
