import { useId, useState } from 'react';
import { formatNumber } from '@/domain/text';
import { hasOwnNote, outcomeOf } from '@/domain/review/mark';
import type { Outcome } from '@/domain/review/outcome';
import { STATUS_WORDS, statusText } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';
import { dayOf } from '@/lib/dates';
import { FIRST_CLICK_ONLY } from '@/lib/first-click-only';
import { lazyDialog, opens } from '@/ui/lazy-component';
import { QuietButton, SmallButton } from '@/ui/button';
import { VirtualList } from '@/ui/virtual-list';
import { ACCOUNT_GONE, ALREADY_MEMBER, OTHER_NOTE, problemText } from '../messages';
import { linkHint } from '../reading/note-parts';
import { DefaultNote } from './default-note';
import type { SendingList, ShownRow } from './use-sending-list';

const NoteDialog = lazyDialog(async () => (await import('./note-dialog')).NoteDialog);

const ROW_REM = 3;
const TITLES: Record<Outcome, string> = { accept: 'Accept', reject: 'Reject' };

function warningText({ warning, status, outcome }: ShownRow): string | null {
  switch (warning?.kind) {
    case undefined:
      return null;
    case 'missing':
    case 'unfilled':
      return problemText(warning);
    case 'noteForOther':
      return OTHER_NOTE[outcome];
    case 'over':
      return statusText(status, dayOf);
    case 'verdictChanged':
      return warning.verdict === null
        ? 'The verdict was removed.'
        : `The verdict is ${STATUS_WORDS[warning.verdict]} now.`;
  }
}

interface GroupProps {
  outcome: Outcome;
  list: SendingList;
  /** The last failure, by request. */
  failures: Readonly<Record<string, string>>;
}

/** The decisions of one kind, with the default note and the note that each applicant will read. */
export function SendingGroup({ outcome, list, failures }: GroupProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const headingId = useId();
  const rows = list.rows.filter((row) => row.outcome === outcome);
  const edited = rows.find(({ requestId }) => requestId === editedId);
  const count = rows.filter(({ mark, warning }) => !mark.isOnHold && warning?.kind !== 'over').length;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h2 id={headingId} className="tabular font-semibold">
        {TITLES[outcome]} ({formatNumber(count)})
      </h2>
      <DefaultNote
        outcome={outcome}
        text={list.defaultNotes[outcome]}
        onChange={(text) => list.setDefaultNote(outcome, text)}
      />
      <div className="flex max-h-[60dvh] flex-col overflow-hidden rounded-card border border-border bg-surface-raised">
        <VirtualList
          label={TITLES[outcome]}
          items={rows}
          keyOf={({ requestId }) => requestId}
          rowHeightRem={ROW_REM}
          renderItem={(row) => (
            <Row
              row={row}
              list={list}
              failure={failures[row.requestId]}
              onEdit={() => setEditedId(row.requestId)}
            />
          )}
        />
      </div>
      {edited !== undefined && <NoteDialog row={edited} list={list} onClose={() => setEditedId(null)} />}
    </section>
  );
}

interface RowProps {
  row: ShownRow;
  list: SendingList;
  failure: string | undefined;
  onEdit: () => void;
}

function Row({ row, list, failure, onEdit }: RowProps) {
  const { application, name, outcome, note, mark, warning, isMember, guessedName } = row;
  const { isOnHold } = mark;
  const useless = application.user.id === '' ? ACCOUNT_GONE : isMember ? ALREADY_MEMBER : null;
  const trouble = isOnHold ? null : (warningText(row) ?? failure ?? (outcome === 'accept' ? useless : null));
  const guess = guessedName === null ? undefined : `Check the first name: ${guessedName}`;
  const hint = trouble === null ? linkHint(note, guess) : undefined;
  const turned = warning?.kind === 'verdictChanged' ? warning.verdict : null;
  const turnedOutcome = outcomeOf(turned);
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
          {trouble !== null && (
            <span className="max-w-full shrink-0 truncate text-danger" title={trouble}>
              {trouble}
            </span>
          )}
          {hint !== undefined && <span className="max-w-1/2 shrink-0 truncate">{hint}</span>}
          <span dir="auto" title={note} className="truncate text-text-muted">
            {hasOwnNote(mark) && <span className="font-semibold">Own note: </span>}
            {note === '' ? 'Without a note' : note}
          </span>
        </div>
      </div>
      <div className="flex shrink-0 gap-1 sm:gap-3" {...FIRST_CLICK_ONLY}>
        {turnedOutcome !== null && turned !== null ? (
          <QuietButton
            aria-label={`Use ${STATUS_WORDS[turned]}: ${name}`}
            onClick={() => list.adopt(row, turnedOutcome)}
          >
            Use {STATUS_WORDS[turned]}
          </QuietButton>
        ) : (
          warning?.kind !== 'over' && (
            <QuietButton aria-label={`Edit the note: ${name}`} onClick={onEdit} {...opens(NoteDialog)}>
              Edit
            </QuietButton>
          )
        )}
        {warning?.kind !== 'over' && (
          <SmallButton
            aria-label={`${isOnHold ? 'Put back' : 'Hold'}: ${name}`}
            onClick={() => list.hold(row, !isOnHold)}
          >
            {isOnHold ? 'Put back' : 'Hold'}
          </SmallButton>
        )}
      </div>
    </div>
  );
}
