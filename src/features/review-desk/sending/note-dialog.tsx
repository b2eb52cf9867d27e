import { useId, useState, useSyncExternalStore } from 'react';
import { OfferedTexts } from '@/components/offered-texts';
import { aliasFor, NAME_HIDDEN, shownOwnText } from '@/domain/review/blind';
import { noteProblem } from '@/domain/review/note-template';
import type { FormDraft } from '@/lib/drafts/form-draft';
import { submitOnModEnter } from '@/lib/keyboard/form-keys';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/field';
import { problemText } from '../messages';
import { linkHint } from '../reading/link-hint';
import { TemplateChips } from '../reading/template-chips';
import { useTemplates } from '../state/use-settings';
import type { ShownEntry } from './use-sending-list';

interface NoteDialogProps {
  entry: ShownEntry;
  /** Whether nobody may know who it is. */
  isHidden: boolean;
  /** Puts the person's own data into a text. */
  fill: (text: string) => string;
  /** What is typed, kept on the device; called once. */
  openDraft: () => FormDraft<string>;
  /** It is left by Escape or beside it, with what was typed, or cancelled. @param note null for nothing */
  onLeave: (note: string | null) => void;
  /** @param note null for the default note */
  onSave: (note: string | null) => void;
  /** Its code could not be loaded. */
  onClose: () => void;
}

interface NoteReaderProps {
  name: string;
  note: string;
  onClose: () => void;
}

export function NoteReader({ name, note, onClose }: NoteReaderProps) {
  return (
    <Dialog onClose={onClose} title={`Note to ${name}`} isDescribedByBody>
      <p dir="auto" className="pb-2 as-written wrap-anywhere">
        {note}
      </p>
    </Dialog>
  );
}

/** The note to one person, as they will read it. */
export function NoteDialog({ entry, isHidden, fill, openDraft, onLeave, onSave }: NoteDialogProps) {
  const { application, outcome, own } = entry;
  const [draft] = useState(openDraft);
  const others = useSyncExternalStore(draft.subscribe, draft.others);
  const [note, setNote] = useState(() => draft.read() ?? entry.draft ?? entry.note);
  /** Before anything was typed here. */
  const [begun, setBegun] = useState(note);
  const { text, isNameHidden } = shownOwnText(note, application, isHidden, note === begun ? null : note);
  const [wasTried, setWasTried] = useState(false);
  const formId = useId();
  const shownAs = (written: string) => shownOwnText(written, application, isHidden, null).text;
  function write(next: string) {
    setNote(next);
    draft.write(next);
  }
  function end(act: () => void) {
    draft.clear();
    act();
  }
  const templates = useTemplates();
  // Words that are not saved yet are never replaced.
  const isReplaceable = ['', entry.note, ...templates.map(({ text: one }) => fill(one))].includes(
    note.trim(),
  );
  const problem = noteProblem(note, outcome);
  return (
    <Dialog
      onClose={() => onLeave(note === entry.note ? null : note)}
      title={`Note to ${isHidden ? aliasFor(application.id) : application.name}`}
      description={outcome === 'accept' ? 'Sent with the acceptance.' : 'Sent with the rejection.'}
      initialFocus={(content) => content.querySelector('textarea')}
      footer={
        <>
          {own !== null && (
            <Button variant="ghost" onClick={() => end(() => onSave(null))}>
              Use the default note
            </Button>
          )}
          <Button variant="secondary" onClick={() => end(() => onLeave(null))}>
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
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setWasTried(true);
          if (problem === null) end(() => onSave(note.trim()));
        }}
      >
        <TextAreaField
          label="Note"
          rows={7}
          dir="auto"
          value={text}
          readOnly={isNameHidden}
          error={
            problem !== null && (wasTried || problem.kind === 'unfilled') ? problemText(problem) : undefined
          }
          hint={linkHint(
            text,
            isNameHidden
              ? NAME_HIDDEN
              : outcome === 'reject'
                ? 'Left empty, the rejection is sent without a note.'
                : undefined,
          )}
          onChange={({ target }) => write(target.value)}
          onKeyDown={submitOnModEnter}
        />
        {!isHidden && isReplaceable && (
          <TemplateChips
            templates={templates}
            outcome={outcome}
            onInsert={({ text: one }) => write(fill(one))}
          />
        )}
        <OfferedTexts
          versions={others}
          shownAs={shownAs}
          isLocked={false}
          onUse={(version) => {
            draft.take(version);
            setBegun(String(version.value));
            write(String(version.value));
          }}
          onDismiss={draft.dismiss}
        />
      </form>
    </Dialog>
  );
}
