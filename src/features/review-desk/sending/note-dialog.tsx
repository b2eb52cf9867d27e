import { useRef } from 'react';
import { unfilledPlaceholders } from '@/domain/review/note-template';
import { isNoteEmptied } from '@/domain/review/mark';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/field';
import { NO_NOTE, OTHER_NOTE, unfilledText } from '../messages';
import { linkHint, TemplateMenu } from '../reading/note-parts';
import type { SendingList, ShownRow } from './use-sending-list';

interface NoteDialogProps {
  row: ShownRow;
  list: SendingList;
  onClose: () => void;
}

/** The note to one applicant, stored while typing. */
export function NoteDialog({ row, list, onClose }: NoteDialogProps) {
  const { application, outcome, mark, warning } = row;
  const fill = list.fillFor(application);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = mark.note ?? row.note;
  const unfilled = unfilledPlaceholders(row.note);
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
          {warning?.kind === 'noteForOther' && (
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
      <TextAreaField
        label="Note"
        rows={7}
        dir="auto"
        ref={field}
        value={note}
        aside={
          <TemplateMenu
            outcome={outcome}
            text={mark.note ?? ''}
            fill={fill}
            field={field}
            onChange={(text) => list.write(row, text)}
          />
        }
        error={
          warning?.kind === 'noteForOther'
            ? OTHER_NOTE[outcome]
            : unfilled.length > 0
              ? unfilledText(unfilled)
              : undefined
        }
        hint={linkHint(note, isNoteEmptied(mark) ? NO_NOTE : undefined)}
        onChange={({ target }) => list.write(row, target.value)}
      />
    </Dialog>
  );
}
