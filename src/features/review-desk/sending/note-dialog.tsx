import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { OfferedTexts } from '@/components/offered-texts';
import { aliasFor } from '@/domain/review/hide-names';
import { noteProblem } from '@/domain/review/note-template';
import { submitOnModEnter } from '@/lib/keyboard/form-keys';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/field';
import { problemText } from '../messages';
import { linkHint, TemplateChips } from '../reading/note-parts';
import { sayWhetherKept } from '../state/say-whether-kept';
import { useTemplates } from '../state/use-settings';
import type { SendingList, ShownEntry } from './use-sending-list';

interface NoteDialogProps {
  entry: ShownEntry;
  list: SendingList;
  isNameHidden: boolean;
  onClose: () => void;
}

/** The note to one person, as they will read it. */
export function NoteDialog({ entry, list, isNameHidden, onClose }: NoteDialogProps) {
  const { application, outcome, own } = entry;
  const fill = list.fillFor(application);
  const [draft] = useState(() => list.openDraft(entry));
  const others = useSyncExternalStore(draft.subscribe, draft.others);
  /** Null for nothing. */
  const [typed, setTyped] = useState(() => draft.read() ?? entry.draft);
  const note = typed ?? entry.note;
  const [wasTried, setWasTried] = useState(false);
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  function write(next: string) {
    setTyped(next);
    sayWhetherKept(draft, draft.write(next));
  }
  /** @param unsaved what was typed; null for nothing */
  function leave(unsaved: string | null) {
    list.leaveDraft(entry, unsaved);
    onClose();
  }
  function cancel() {
    draft.clear();
    leave(null);
  }
  /** @param saved null for the default note */
  function save(saved: string | null) {
    draft.clear();
    list.write(entry, saved);
    leave(null);
  }
  const [templates] = useTemplates();
  // Words that are not saved yet are never replaced.
  const isReplaceable = ['', entry.note, ...templates.map(({ text: one }) => fill(one))].includes(
    note.trim(),
  );
  const problem = noteProblem(note, outcome);
  return (
    <Dialog
      // By Escape or beside it.
      onClose={() => leave(note === entry.note ? null : note)}
      title={`Note to ${isNameHidden ? aliasFor(application.id) : application.name}`}
      description={outcome === 'accept' ? 'Sent with the acceptance.' : 'Sent with the rejection.'}
      initialFocus={(content) => content.querySelector('textarea')}
      footer={
        <>
          {own !== null && (
            <Button variant="ghost" onClick={() => save(null)}>
              Use the default note
            </Button>
          )}
          <Button variant="secondary" onClick={cancel}>
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
          if (problem === null) return save(note.trim());
          setWasTried(true);
          field.current?.focus();
        }}
      >
        <TextAreaField
          label="Note"
          ref={field}
          rows={7}
          dir="auto"
          value={note}
          error={
            problem !== null && (wasTried || problem.kind === 'unfilled') ? problemText(problem) : undefined
          }
          isErrorAlert={wasTried}
          hint={linkHint(
            note,
            outcome === 'reject' ? 'Left empty, the rejection is sent without a note.' : undefined,
          )}
          onChange={({ target }) => write(target.value)}
          onKeyDown={submitOnModEnter}
        />
        {isReplaceable && (
          <TemplateChips
            templates={templates}
            outcome={outcome}
            onInsert={({ text: one }) => write(fill(one))}
          />
        )}
        <OfferedTexts
          versions={others}
          isLocked={false}
          onUse={(version) => {
            draft.take(version);
            write(String(version.value));
          }}
          onDismiss={draft.dismiss}
        />
      </form>
    </Dialog>
  );
}
