import { useId, useState } from 'react';
import { aliasFor } from '@/domain/review/blind';
import { noteProblem } from '@/domain/review/note-template';
import { submitOnModEnter } from '@/lib/form-keys';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/field';
import { unfilledText } from '../messages';
import { NAME_HIDDEN, shownOwnText } from '../reading/own-text';
import { NOTE_MISSING } from '../requests/messages';
import type { ShownEntry } from './use-sending-list';

interface NoteDialogProps {
  entry: ShownEntry;
  /** Whether nobody may know who it is. */
  isHidden: boolean;
  /** With each change. @param note null where it is as before */
  onDraft: (note: string | null) => void;
  /** It is left by Escape or beside it, with what was typed, or cancelled. @param note null for nothing */
  onLeave: (note: string | null) => void;
  /** @param note null for the default note */
  onSave: (note: string | null) => void;
  /** Its code could not be loaded. */
  onClose: () => void;
}

/** The note to one person, as they will read it. */
export function NoteDialog({ entry, isHidden, onDraft, onLeave, onSave }: NoteDialogProps) {
  const { application, outcome, own } = entry;
  const [note, setNote] = useState(entry.draft ?? entry.note);
  /** Before anything was typed. */
  const [begun] = useState(note);
  const { text, isNameHidden } = shownOwnText(note, application, isHidden, note === begun ? null : note);
  const [wasTried, setWasTried] = useState(false);
  const formId = useId();
  const problem = noteProblem(note, outcome);
  const error =
    problem === null
      ? undefined
      : problem.kind === 'missing'
        ? NOTE_MISSING
        : unfilledText(problem.placeholders);
  return (
    <Dialog
      isOpen
      onClose={() => onLeave(note === entry.note ? null : note)}
      title={`Note to ${isHidden ? aliasFor(application.id) : application.name}`}
      description={outcome === 'accept' ? 'Sent with the acceptance.' : 'Sent with the rejection.'}
      initialFocus={(content) => content.querySelector('textarea')}
      footer={
        <>
          {own !== null && (
            <Button variant="ghost" onClick={() => onSave(null)}>
              Use the default note
            </Button>
          )}
          <Button variant="secondary" onClick={() => onLeave(null)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="yellow">
            Save note
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setWasTried(true);
          if (problem === null) onSave(note.trim());
        }}
      >
        <TextAreaField
          label="Note"
          rows={7}
          dir="auto"
          value={text}
          readOnly={isNameHidden}
          error={wasTried || problem?.kind === 'unfilled' ? error : undefined}
          hint={
            isNameHidden
              ? NAME_HIDDEN
              : outcome === 'reject'
                ? 'Left empty, the rejection is sent without a note.'
                : undefined
          }
          onChange={({ target }) => {
            setNote(target.value);
            onDraft(target.value === entry.note ? null : target.value);
          }}
          onKeyDown={submitOnModEnter}
        />
      </form>
    </Dialog>
  );
}
