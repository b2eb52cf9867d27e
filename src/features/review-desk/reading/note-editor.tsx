import { Minus, Undo2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Application } from '@/domain/review/application';
import { isOpen } from '@/domain/review/decision';
import { isNoteEmptied, isNoteForOpposite, notePatch, outcomeOf } from '@/domain/review/mark';
import { fillNote, noteValues, unfilledPlaceholders } from '@/domain/review/note-template';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { isComposingKey } from '@/lib/keyboard/keys';
import { QuietButton, SmallButton } from '@/ui/button';
import { NO_NOTE, OPPOSITE_NOTE, unfilledText } from '../messages';
import { useBoardSettings } from '../state/session';
import { useDeskContext, useMark, useStatus } from './desk-context';
import { KeyHint } from './judging-buttons';
import { NoteField } from './note-field';

const DECIDED = 'Decided. The note can’t be changed.';

/** The reviewer's note to one applicant. Without one, the board's default note is sent. */
export function NoteEditor({ application }: { application: Application }) {
  const { desk, board, view, focusApplication } = useDeskContext();
  const { id } = application;
  const canWrite = isOpen(useStatus(id));
  const mark = useMark(id);
  const { defaultNotes } = useBoardSettings(board.id);
  const [openId, setOpenId] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  function open() {
    if (!canWrite) return desk.announce(DECIDED);
    // Below 1024 px, the note is hidden while the list is shown.
    if (desk.address.get().request === null) desk.goTo(id);
    // Synchronously, so that the next key is typed into the note.
    flushSync(() => setOpenId(id));
    field.current?.focus();
  }
  useScreenCommands([{ label: 'Write a note', keys: 'e', run: open }]);

  // An open editor stays if another device decides the request, so that typed keys don't become commands.
  if (openId !== id) {
    if (!canWrite) return <p className="text-sm text-text-muted">{DECIDED}</p>;
    return (
      <QuietButton aria-keyshortcuts="E" className="min-w-0" onClick={open}>
        <span className="truncate">{mark.note?.trim() ? 'Edit the note' : 'Write a note'}</span>
        <KeyHint>E</KeyHint>
      </QuietButton>
    );
  }

  const outcome = outcomeOf(mark.verdict);
  // A filled placeholder would show a hidden name.
  const fill = (text: string) =>
    view.areNamesHidden ? text : fillNote(text, noteValues(application, board.name));
  const fallback = outcome === null ? '' : fill(defaultNotes[outcome]).trim();
  const unfilled = view.areNamesHidden ? [] : unfilledPlaceholders(fill(mark.note ?? ''));
  const otherNote = isNoteForOpposite(mark) && outcome ? OPPOSITE_NOTE[outcome] : undefined;
  const write = (text: string | null) => desk.change(id, notePatch(mark, text));
  function close() {
    setOpenId(null);
    focusApplication();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return;
    event.stopPropagation();
    // Escape would end full screen in Safari.
    event.preventDefault();
    close();
  }
  return (
    <NoteField
      fieldClassName="w-full"
      label={`Note to ${view.shownAs(application).name}`}
      rows={3}
      ref={field}
      readOnly={!canWrite}
      outcome={outcome}
      text={mark.note ?? ''}
      fill={fill}
      placeholder={mark.note === null ? fallback : ''}
      error={unfilled.length > 0 ? unfilledText(unfilled) : otherNote}
      hint={isNoteEmptied(mark) ? NO_NOTE : 'Goes out with your decision.'}
      aside={
        <SmallButton onClick={close}>
          Done
          <KeyHint>Esc</KeyHint>
        </SmallButton>
      }
      actions={[
        ...(mark.note === null
          ? []
          : [{ label: 'Use the default note', Icon: Undo2, run: () => write(null) }]),
        ...(isNoteEmptied(mark) || outcome === 'accept'
          ? []
          : [{ label: 'Send no note', Icon: Minus, run: () => write('') }]),
      ]}
      onWrite={write}
      onKeyDown={onKeyDown}
    />
  );
}
