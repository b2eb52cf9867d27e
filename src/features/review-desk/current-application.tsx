import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useEffect, type Ref, type RefObject } from 'react';
import { formatNumber } from '@/domain/format-number';
import type { JoinRequest } from '@/domain/join-request';
import type { Application } from '@/domain/review/application';
import type { Outcome } from '@/domain/review/outcome';
import { earlierDecision, type DecisionRecord } from '@/domain/review/decision-record';
import type { NoteTemplate } from '@/domain/review/note-template';
import { useLatest } from '@/lib/use-latest';
import { Button } from '@/ui/button';
import { ApplicationView } from './application-view';
import { EarlierNotice } from './earlier-notice';
import { MarksPanel } from './marks-panel';
import { NoteComposer, type ComposerHandle } from './note-composer';
import { useCurrent, type Desk, type DeskStatus } from './use-desk';
import { NARROW } from './desk-frame';
import type { DeskView } from './use-desk-view';

interface CurrentApplicationProps {
  /** The part that scrolls and takes the focus. */
  panel: RefObject<HTMLDivElement | null>;
  composer: Ref<ComposerHandle>;
  desk: Desk;
  view: DeskView;
  history: readonly DecisionRecord[];
  templates: readonly NoteTemplate[];
  onDecide: (application: Application, outcome: Outcome, note: string) => void;
  onStep: (step: -1 | 1) => void;
  onManageTemplates: () => void;
  onLeaveNote: () => void;
}

/** The application at hand with its note and decision. */
export function CurrentApplication({
  panel,
  composer,
  desk,
  view,
  history,
  templates,
  onDecide,
  onStep,
  onManageTemplates,
  onLeaveNote,
}: CurrentApplicationProps) {
  const { address, board, room } = desk;
  const onList = useLatest(() => desk.select(null));
  const current = useCurrent(desk);
  const { visible } = view;
  const alias = current === null ? null : view.aliasOf(current);
  const place = current === null ? -1 : visible.indexOf(current.id);
  const earlier = current === null || alias !== null ? null : earlierDecision(history, current);
  const status = current === null ? null : desk.statusOf(current.id);

  // Before the next one is drawn: afterwards it would have to be laid out twice.
  useEffect(() => {
    let last = address.get().request;
    return address.subscribe(() => {
      const { request } = address.get();
      if (request !== last && panel.current !== null) {
        panel.current.scrollTop = 0;
        // There it is the page that scrolls, and the one before was decided on at its foot.
        if (window.matchMedia(NARROW).matches) window.scrollTo(0, 0);
      }
      last = request;
    });
  }, [address, panel]);

  return (
    <>
      <div className="flex items-center gap-1 border-b border-border px-2 py-1">
        <StepButtons onStep={onStep} onList={onList} />
        {place >= 0 && (
          <p role="status" className="tabular text-sm text-text-muted">
            <span className="sr-only">{alias ?? current?.name}, </span>
            {formatNumber(place + 1)} of {formatNumber(visible.length)}
          </p>
        )}
      </div>
      <div
        ref={panel}
        tabIndex={-1}
        role="group"
        aria-label={alias ?? current?.name ?? 'Application'}
        className="min-h-0 flex-1 overflow-y-auto p-4 outline-none sm:p-6"
      >
        {current === null ? (
          <p className="text-text-muted">This application is not there any more.</p>
        ) : (
          <>
            <Standing desk={desk} status={status} request={current.request} />
            <ApplicationView application={view.shownAs(current)} term={view.term} alias={alias}>
              <MarksPanel application={current} view={view} />
              {earlier !== null && <EarlierNotice key={current.id} record={earlier} application={current} />}
            </ApplicationView>
          </>
        )}
      </div>
      {alias !== null && (
        <p className="border-t border-border p-4 text-text-muted">
          Score this application, 1 to 5, to see who it is and to decide.
        </p>
      )}
      {current !== null && alias === null && desk.isUndecided(current.id) && (
        <NoteComposer
          // Anew for each application, and when it comes back with its note.
          occasion={`${current.id}:${status?.kind}`}
          ref={composer}
          person={room.person}
          application={current}
          boardName={board.name}
          templates={templates}
          onDecide={(outcome, note) => onDecide(current, outcome, note)}
          onManageTemplates={onManageTemplates}
          onLeave={onLeaveNote}
        />
      )}
    </>
  );
}

interface StepButtonsProps {
  onStep: (step: -1 | 1) => void;
  onList: () => void;
}

const StepButtons = memo(function StepButtons({ onStep, onList }: StepButtonsProps) {
  return (
    <>
      <Button variant="ghost" size="small" className="lg:hidden" onClick={onList}>
        <ArrowLeft aria-hidden className="size-4" />
        List
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-label="Previous undecided application"
        aria-keyshortcuts="K"
        onClick={() => onStep(-1)}
      >
        <ChevronUp aria-hidden className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-label="Next undecided application"
        aria-keyshortcuts="J"
        onClick={() => onStep(1)}
      >
        <ChevronDown aria-hidden className="size-4" />
      </Button>
    </>
  );
});

interface StandingProps {
  desk: Desk;
  status: DeskStatus | null;
  request: JoinRequest;
}

/** Why there is no decision to make, or why it has to be made again. */
function Standing({ desk, status, request }: StandingProps) {
  const box = 'mb-4 flex flex-wrap items-center justify-between gap-2 rounded-control border px-3 py-2';
  switch (status?.kind) {
    case 'waiting':
    case 'sending': {
      const word = status.outcome === 'accept' ? 'Accepted' : 'Rejected';
      return (
        <div className={`${box} border-border bg-surface-sunken`}>
          <p>{status.kind === 'waiting' ? `${word}, not sent yet.` : 'Sending your decision...'}</p>
          {status.kind === 'waiting' && (
            <Button variant="secondary" size="small" onClick={() => desk.room.runner.undo([request.id])}>
              Undo
            </Button>
          )}
        </div>
      );
    }
    case 'failed':
      return (
        <p role="alert" className={`${box} border-danger bg-danger-soft text-danger`}>
          {status.isUnconfirmed ? status.text : `Your decision was not sent. ${status.text}`}
        </p>
      );
    case 'found':
      return (
        <p className={`${box} border-danger`}>
          You decided on this before the page was closed; it was not sent. Send or discard it below.
        </p>
      );
    case 'elsewhere':
      return (
        <p className={`${box} border-border bg-surface-sunken`}>You are deciding on this in another tab.</p>
      );
    case 'decided':
      return (
        <p className={`${box} border-border bg-surface-sunken`}>
          {status.words}
          {status.note !== '' && `: ${status.note}`}
        </p>
      );
    default:
      return null;
  }
}
