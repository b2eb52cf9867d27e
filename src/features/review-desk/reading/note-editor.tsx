import { Minus, Undo2 } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Application } from '@/domain/review/application';
import { isOpen } from '@/domain/review/decision';
import { isNoteEmptied, isNoteForOther, notePatch, outcomeOf } from '@/domain/review/mark';
import { fillNote, noteValues, unfilledPlaceholders } from '@/domain/review/note-template';
import { isComposingKey } from '@/lib/keyboard/keys';
import { controlStyle } from '@/ui/control-style';
import { Field } from '@/ui/field';
import type { MenuAction } from '@/ui/menu';
import { QuietButton, SmallButton } from '@/ui/button';
import { NO_NOTE, OTHER_NOTE, unfilledText } from '../messages';
import { useBoardSettings } from '../state/settings';
import { KeyHint } from './judging-buttons';
import { linkHint, TemplateMenu } from './note-parts';
import { useMark, useStatus } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

const SENT_WITH = 'Sent with the decision, not before.';

/** The reviewer's note to one applicant. Without one, the board's default note is sent. */
export function NoteEditor({ application }: { application: Application }) {
  const { desk, note } = useDeskScreen();
  const { id } = application;
  const status = useStatus(desk, id);
  const mark = useMark(desk, id);
  const [openId, setOpenId] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const canWrite = isOpen(status);

  function open() {
    if (!canWrite) return desk.announce('Decided. The note can’t be changed.');
    // Synchronously, so that the next key is typed into the note.
    flushSync(() => setOpenId(id));
    field.current?.focus();
  }
  useImperativeHandle(note, () => ({ open }));

  // An open editor stays when the request is decided elsewhere, so that typed keys don't become commands.
  if (openId === id)
    return <OpenNote application={application} field={field} onClose={() => setOpenId(null)} />;
  if (!canWrite) return <p className="text-sm text-text-muted">Decided. The note can’t be changed.</p>;
  return (
    <QuietButton aria-keyshortcuts="E" className="min-w-0" onClick={open}>
      <span className="truncate">{mark.note?.trim() ? 'Edit the note' : 'Write a note'}</span>
      <KeyHint>E</KeyHint>
    </QuietButton>
  );
}

interface OpenNoteProps {
  application: Application;
  field: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

function OpenNote({ application, field, onClose }: OpenNoteProps) {
  const { desk, view, focusApplication } = useDeskScreen();
  const { id } = application;
  const status = useStatus(desk, id);
  const mark = useMark(desk, id);
  const { defaultNotes } = useBoardSettings(desk.board().id);
  const outcome = outcomeOf(mark.verdict);
  // A filled placeholder would show a hidden name.
  const fill = (text: string) =>
    view.areNamesHidden ? text : fillNote(text, noteValues(application, desk.board().name));
  const fallback = outcome === null ? '' : fill(defaultNotes[outcome]).trim();
  const left = mark.note === null || view.areNamesHidden ? [] : unfilledPlaceholders(fill(mark.note));
  const write = (text: string | null) => desk.change(id, notePatch(mark, text));
  const error =
    left.length > 0 ? unfilledText(left) : isNoteForOther(mark) && outcome ? OTHER_NOTE[outcome] : undefined;

  function close() {
    onClose();
    focusApplication();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return;
    event.stopPropagation();
    // Safari would leave full screen.
    event.preventDefault();
    close();
  }
  const actions: MenuAction[] = [
    ...(mark.note === null ? [] : [{ label: 'Use the default note', Icon: Undo2, run: () => write(null) }]),
    ...(isNoteEmptied(mark) || outcome === 'accept'
      ? []
      : [{ label: 'Send no note', Icon: Minus, run: () => write('') }]),
  ];

  return (
    <div className="w-full">
      <Field
        label={`Note to ${view.shownAs(application).name}`}
        error={error}
        hint={linkHint(mark.note ?? '', isNoteEmptied(mark) ? NO_NOTE : SENT_WITH)}
        aside={
          <span className="flex shrink-0 gap-2">
            {isOpen(status) && (
              <TemplateMenu
                outcome={outcome}
                text={mark.note ?? ''}
                fill={fill}
                field={field}
                onChange={write}
                actions={actions}
              />
            )}
            <SmallButton onClick={close}>
              Done
              <KeyHint>Esc</KeyHint>
            </SmallButton>
          </span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            dir="auto"
            readOnly={!isOpen(status)}
            value={mark.note ?? ''}
            placeholder={mark.note === null ? fallback : ''}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
            className={controlStyle(control['aria-invalid'])}
          />
        )}
      </Field>
    </div>
  );
}
