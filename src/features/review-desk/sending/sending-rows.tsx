import { useId, useState } from 'react';
import { DecisionIcon } from '@/components/decision-icon';
import { OUTCOME_STATUS } from '@/domain/review/decision';
import { formatNumber } from '@/domain/text';
import { hasOwnNote, isNoteEmptied, outcomeOf } from '@/domain/review/mark';
import { unknownPlaceholders } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { STATUS_LABELS } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';
import { FIRST_CLICK_ONLY } from '../first-click-only';
import { Button, QuietButton, SmallButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { VirtualList } from '@/ui/virtual-list';
import { NO_NOTE, PLACEHOLDER_HINT } from '../messages';
import { linkHint, NoteField } from '../reading/note-field';
import type { SendingList, ShownRow } from './use-sending-list';

const ROW_REM = 3;
const TEXTS: Record<Outcome, { title: string; label: string }> = {
  accept: { title: 'Accept', label: 'Default note for acceptances' },
  reject: { title: 'Reject', label: 'Default note for rejections' },
};

/** The decisions of one kind, with the default note and the note that each applicant will read. */
export function SendingGroup({ outcome, list }: { outcome: Outcome; list: SendingList }) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const headingId = useId();
  const { title, label } = TEXTS[outcome];
  const rows = list.rows.filter((row) => row.outcome === outcome);
  const edited = rows.find(({ requestId }) => requestId === editedId);
  const count = rows.filter(({ mark, warning }) => !mark.isOnHold && warning?.kind !== 'closed').length;
  const defaultNote = list.defaultNotes[outcome];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h2 id={headingId} className="tabular font-semibold">
        <DecisionIcon kind={OUTCOME_STATUS[outcome]} /> {title} ({formatNumber(count)})
      </h2>
      <NoteField
        label={label}
        rows={3}
        outcome={outcome}
        text={defaultNote}
        hint={`Used for everyone you haven’t written to yourself. ${PLACEHOLDER_HINT}`}
        error={unknownPlaceholders(defaultNote)}
        onWrite={(text) => list.setDefaultNote(outcome, text)}
      />
      <div className="flex max-h-[60dvh] flex-col overflow-hidden rounded-card border border-border bg-surface-raised">
        <VirtualList
          label={title}
          items={rows}
          keyOf={({ requestId }) => requestId}
          rowHeightRem={ROW_REM}
          renderItem={(row) => <Row row={row} list={list} onEdit={() => setEditedId(row.requestId)} />}
        />
      </div>
      {edited !== undefined && <NoteDialog row={edited} list={list} onClose={() => setEditedId(null)} />}
    </section>
  );
}

interface RowProps {
  row: ShownRow;
  list: SendingList;
  onEdit: () => void;
}

function Row({ row, list, onEdit }: RowProps) {
  const { name, note, mark, warning, nameHint } = row;
  const { isOnHold } = mark;
  const problem = isOnHold ? null : row.problem;
  const hint = problem === null ? linkHint(note, nameHint) : undefined;
  const newVerdict = warning?.kind === 'verdictChanged' ? warning.verdict : null;
  const newOutcome = outcomeOf(newVerdict);
  return (
    <div
      className={cn(
        'flex h-full items-center gap-3 overflow-hidden border-b border-border px-3 sm:px-4',
        isOnHold && 'text-text-muted',
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col leading-tight sm:flex-row sm:items-baseline sm:gap-3">
        <bdi className="truncate font-semibold sm:w-40 sm:shrink-0">{name}</bdi>
        <div className="flex min-w-0 gap-2 text-sm">
          {isOnHold && <span className="shrink-0">On hold</span>}
          {problem !== null && (
            <span className="max-w-full shrink-0 truncate text-danger" title={problem}>
              {problem}
            </span>
          )}
          {hint !== undefined && <span className="max-w-1/2 shrink-0 truncate">{hint}</span>}
          <span dir="auto" title={note} className="truncate text-text-muted">
            {hasOwnNote(mark) && <span className="font-semibold">Your note: </span>}
            {note === '' && problem === null ? 'Without a note' : note}
          </span>
        </div>
      </div>
      {warning?.kind !== 'closed' && (
        <div className="flex shrink-0 gap-1 sm:gap-3" {...FIRST_CLICK_ONLY}>
          {newVerdict !== null && newOutcome !== null ? (
            <QuietButton
              aria-label={`Use ${STATUS_LABELS[newVerdict]}: ${name}`}
              onClick={() => list.setOutcome(row, newOutcome)}
            >
              Use {STATUS_LABELS[newVerdict]}
            </QuietButton>
          ) : (
            <QuietButton aria-label={`Edit the note: ${name}`} onClick={onEdit} aria-haspopup="dialog">
              Edit
            </QuietButton>
          )}
          <SmallButton
            aria-label={`${isOnHold ? 'Send too' : 'Hold back'}: ${name}`}
            onClick={() => list.hold(row, !isOnHold)}
          >
            {isOnHold ? 'Send too' : 'Hold back'}
          </SmallButton>
        </div>
      )}
    </div>
  );
}

/** The note to one applicant, stored while typing. */
function NoteDialog({ row, list, onClose }: Omit<RowProps, 'onEdit'> & { onClose: () => void }) {
  const { application, outcome, mark, warning, problem } = row;
  return (
    <Dialog
      onClose={onClose}
      title={`Note to ${row.name}`}
      description={outcome === 'accept' ? 'Sent with the acceptance.' : 'Sent with the rejection.'}
      initialFocus={(content) => content.querySelector('textarea')}
      footer={
        <>
          {mark.note !== null && (
            <Button
              variant="ghost"
              onClick={() => {
                list.write(row, null);
                onClose();
              }}
            >
              Use the default note
            </Button>
          )}
          {warning?.kind === 'oppositeNote' && (
            <Button variant="ghost" onClick={() => list.write(row, mark.note)}>
              Keep this note
            </Button>
          )}
          <Button variant="yellow" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <NoteField
        label="Note"
        rows={7}
        outcome={outcome}
        text={mark.note ?? row.note}
        fill={list.fillFor(application)}
        error={warning?.kind === 'missing' ? undefined : (problem ?? undefined)}
        hint={isNoteEmptied(mark) ? NO_NOTE : undefined}
        onWrite={(text) => list.write(row, text)}
      />
    </Dialog>
  );
}
