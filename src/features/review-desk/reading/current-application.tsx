import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '@/domain/text';
import type { Application } from '@/domain/review/application';
import { isOpen } from '@/domain/review/decision';
import { statusText } from '@/domain/review/status-text';
import { dayOf } from '@/lib/dates';
import { cssHeightRef } from '@/lib/css-height-ref';
import { QuietButton } from '@/ui/button';
import { NARROW } from '../state/address-store';
import { EarlierNotice } from '../tools/earlier-notice';
import { ApplicationView } from './application-view';
import { useDeskContext, useDeskSelector, useStatus } from './desk-context';
import { NoteEditor } from './note-editor';
import { PrivateNotes } from './private-notes';
import { StepButtons } from './step-buttons';
import { ScoreButtons, UndoButton, VerdictButtons } from './judging-buttons';

const HEIGHT_REF = cssHeightRef('--action-bar', '1rem');

export function CurrentApplication() {
  const { desk, view, panel, move } = useDeskContext();
  const current = useDeskSelector(() => desk.readCurrent());
  const { visible } = view;
  const name = current === null ? 'Application' : view.shownAs(current).name;
  const [isFirstVisit] = useState(() => desk.order().every((id) => !desk.markOf(id).isRead));
  const position = current === null ? -1 : visible.indexOf(current.id);

  const { address } = desk;
  useEffect(() => {
    let last = address.get().request;
    return address.subscribe(() => {
      const { request } = address.get();
      if (request !== last && panel.current !== null) panel.current.scrollTop = 0;
      // In a narrow window the page scrolls, and the verdict buttons are at its bottom.
      if (request !== last && window.matchMedia(NARROW).matches) window.scrollTo(0, 0);
      last = request;
    });
  }, [address, panel]);

  return (
    <>
      <div className="flex flex-wrap items-center gap-1 border-b border-border px-2 py-1">
        <QuietButton aria-label="Back to the list" className="lg:hidden" onClick={() => desk.goTo(null)}>
          <ArrowLeft aria-hidden className="size-4" />
          List
        </QuietButton>
        <StepButtons hasKeys onStep={move} />
        {position >= 0 && (
          <p role="status" className="tabular shrink-0 text-sm text-text-muted">
            <span className="sr-only">{name}, </span>
            {formatNumber(position + 1)} of {formatNumber(visible.length)}
          </p>
        )}
        {isFirstVisit && (
          <p className="px-2 text-sm text-text-muted max-lg:order-last max-lg:w-full lg:mx-auto">
            Only you see verdicts, scores and comments. They stay on this device.
          </p>
        )}
        <UndoButton className="ml-auto" />
      </div>
      <div
        ref={panel}
        tabIndex={-1}
        role="group"
        aria-label={name}
        className="min-h-0 flex-1 overflow-y-auto p-4 outline-none sm:p-6 lg:contain-strict"
      >
        {current === null ? (
          <p className="text-text-muted">No application found.</p>
        ) : (
          <>
            <StatusNotice application={current} />
            <ApplicationView application={current}>
              <EarlierNotice application={current} />
            </ApplicationView>
            <PrivateNotes id={current.id} />
          </>
        )}
      </div>
      {current !== null && (
        // Scrolls separately if large text leaves too little room for the note. In a narrow window, in which the page
        // scrolls, it sticks to the bottom.
        <div
          ref={HEIGHT_REF}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border bg-surface-raised px-4 py-3 max-lg:bottom-bar max-lg:max-h-[60dvh] max-sm:py-2 sm:px-6 lg:min-h-0 overflow-y-auto"
        >
          <VerdictButtons isLarge id={current.id} />
          <ScoreButtons isLarge id={current.id} />
          <NoteEditor application={current} />
        </div>
      )}
    </>
  );
}

/** The decision and its note of an application that is decided. */
function StatusNotice({ application }: { application: Application }) {
  const { id, request } = application;
  const status = useStatus(id);
  const entry = useDeskSelector((desk) => desk.journalEntries()[id]);
  if (isOpen(status)) return null;
  const listed = status.kind === 'accepted' ? request.acceptanceNote : request.rejectionNote;
  const note = listed || (entry?.result === 'sent' ? entry.note : '');
  return (
    <div
      role="status"
      className="mb-4 flex flex-col gap-1 rounded-control border border-border bg-surface-sunken px-3 py-2"
    >
      <p>{statusText(status, dayOf)}</p>
      {note !== '' && (
        <p dir="auto" className="max-w-prose text-sm as-written text-text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
