import { useState } from 'react';
import { flushSync } from 'react-dom';
import { UserAvatar } from '@/components/user-avatar';
import { hideName } from '@/domain/review/hide-names';
import type { SendingWarning } from '@/domain/review/sending-list';
import { statusText, VERDICT_WORDS } from '@/domain/review/status-words';
import { cn } from '@/lib/cn';
import { FIRST_CLICK_ONLY } from '@/lib/first-click-only';
import { lazyDialog } from '@/ui/lazy-component';
import { QuietButton, SmallButton } from '@/ui/small-button';
import { VirtualList } from '@/ui/virtual-list';
import { NOBODY_WOULD_JOIN, problemText } from '../messages';
import { linkHint } from '../reading/note-parts';
import { ReadNote } from './read-note';
import type { SendingList, ShownEntry } from './use-sending-list';

const NoteDialog = lazyDialog(async () => (await import('./note-dialog')).NoteDialog);

/** Rows have no paragraphs: a reader's own wide spacing between those would not fit the height. */
const ROW_REM = 6.5;

function warningText(warning: SendingWarning): string {
  switch (warning.kind) {
    case 'missing':
    case 'unfilled':
      return problemText(warning);
    case 'unsaved':
      return 'A changed note is not saved. Edit it to save or cancel it.';
    case 'rewritten':
      return 'The note was changed meanwhile. Update it to see the new one.';
    case 'settled':
      return statusText(warning.status) ?? 'This application was changed meanwhile.';
    case 'rejudged':
      return warning.verdict === null
        ? 'The verdict was taken away meanwhile.'
        : `The verdict is ${VERDICT_WORDS[warning.verdict]} now.`;
  }
}

/**
 * The row moves away, and of a long list leaves the page, with the button that has the focus: the same one of the row
 * that stands there then gets it, or of the nearest one.
 */
function keepPlace(pressed: HTMLElement, act: () => void) {
  const list = pressed.closest('[role="list"]');
  const buttons = () => [...(list?.querySelectorAll<HTMLElement>('[data-leaves-out]') ?? [])];
  const place = buttons().indexOf(pressed);
  const { leavesOut } = pressed.dataset;
  flushSync(act);
  const here = buttons()[place];
  const alike = buttons().filter(({ dataset }) => dataset.leavesOut === leavesOut);
  // Those that are left out are the last ones.
  const nearest = here && alike.includes(here) ? here : alike.at(leavesOut === 'true' ? -1 : 0);
  (nearest ?? here)?.focus();
}

/** Everybody in the list with the note that they will read. */
export function SendingRows({ list, areNamesHidden }: { list: SendingList; areNamesHidden: boolean }) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = list.entries.find(({ requestId }) => requestId === editedId);
  return (
    <section aria-label="Decisions" className="flex flex-col gap-1">
      <div className="flex max-h-[60dvh] flex-col overflow-hidden rounded-card border border-border bg-surface-raised">
        <VirtualList
          label="Decisions"
          items={list.entries}
          keyOf={({ requestId }) => requestId}
          rowHeightRem={ROW_REM}
          renderItem={(entry) => (
            <Row
              entry={entry}
              list={list}
              isNameHidden={areNamesHidden}
              onEdit={() => setEditedId(entry.requestId)}
            />
          )}
        />
      </div>
      {edited !== undefined && (
        <NoteDialog
          entry={edited}
          list={list}
          isNameHidden={areNamesHidden}
          onClose={() => setEditedId(null)}
        />
      )}
    </section>
  );
}

interface RowProps {
  entry: ShownEntry;
  list: SendingList;
  isNameHidden: boolean;
  onEdit: () => void;
}

function Row({ entry, list, isNameHidden, onEdit }: RowProps) {
  const { application, outcome, own, note, warning, isRemoved } = entry;
  const shown = isNameHidden ? hideName(application) : application;
  const { name } = shown;
  const action = isRemoved ? 'Put back' : 'Leave out';
  const isGone = outcome === 'accept' && application.user.id === '' && !isRemoved;
  const odd = warning === null && !isGone ? linkHint(note) : undefined;
  const isFixable =
    warning === null || ['missing', 'unfilled', 'unsaved', 'rewritten'].includes(warning.kind);
  const isRewritten = warning?.kind === 'rewritten';
  return (
    <div className="flex h-full items-center gap-3 overflow-hidden border-b border-border px-3 sm:px-4">
      <span className="max-sm:hidden">
        <UserAvatar
          size="small"
          name={shown.user.name}
          username={shown.user.username}
          picture={shown.user.profilePicture}
        />
      </span>
      <div className={cn('min-w-0 flex-1', isRemoved && 'text-text-muted')}>
        <div className="flex items-baseline gap-2">
          <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
          <span className="shrink-0 text-sm">
            {isRemoved ? 'Left out' : outcome === 'accept' ? 'Accept' : 'Reject'}
          </span>
        </div>
        {warning !== null && !isRemoved && (
          <div className="truncate text-sm text-danger">{warningText(warning)}</div>
        )}
        {isGone && (
          <div
            title={NOBODY_WOULD_JOIN}
            className={cn('text-sm text-danger', warning === null ? 'line-clamp-3' : 'truncate')}
          >
            {NOBODY_WOULD_JOIN}
          </div>
        )}
        {odd !== undefined && <div className="truncate text-sm">{odd}</div>}
        <div
          dir="auto"
          title={note}
          className={cn(
            'as-written text-sm text-text-muted',
            isGone ? 'line-clamp-1' : warning === null && odd === undefined ? 'line-clamp-3' : 'line-clamp-2',
          )}
        >
          {own !== null && note !== '' && <span className="font-semibold">Own note: </span>}
          {note === '' ? 'Without a note' : note}
        </div>
      </div>
      <div className="flex shrink-0 gap-1 max-sm:flex-col-reverse sm:gap-3" {...FIRST_CLICK_ONLY}>
        {isFixable && !isRemoved ? (
          <QuietButton
            aria-haspopup={isRewritten ? undefined : 'dialog'}
            aria-label={`${isRewritten ? 'Update' : 'Edit'} the note: ${name}`}
            onClick={isRewritten ? () => list.update(entry) : onEdit}
          >
            {isRewritten ? 'Update' : 'Edit'}
          </QuietButton>
        ) : (
          note !== '' && <ReadNote name={name} note={note} />
        )}
        <SmallButton
          aria-label={`${action}: ${name}`}
          data-leaves-out={!isRemoved}
          onClick={({ currentTarget }) => keepPlace(currentTarget, () => list.remove([entry], !isRemoved))}
        >
          {action}
        </SmallButton>
      </div>
    </div>
  );
}
