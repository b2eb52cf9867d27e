import { useId, useMemo, useRef, useState } from 'react';
import type { Board } from '@/domain/board';
import { formatNumber } from '@/domain/format-number';
import { REVIEW_RETYPE_ABOVE, REVIEW_UNDO_SECONDS } from '@/domain/limits';
import type { Application } from '@/domain/review/application';
import type { Outcome } from '@/domain/review/outcome';
import { fillNote, noteProblem, noteValues, type NoteTemplate } from '@/domain/review/note-template';
import { noteDraft } from '@/lib/draft-note';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SelectField, TextAreaField, TextField } from '@/ui/field';
import { BulkPreview, type FilledNote } from './bulk-preview';

interface BulkDialogProps {
  board: Board;
  /** Auth uid of the reviewer. */
  person: string;
  applications: readonly Application[];
  outcome: Outcome;
  templates: readonly NoteTemplate[];
  /** Each with its own words. */
  onConfirm: (notes: readonly FilledNote[]) => void;
  onLeaveOut: (ids: readonly string[]) => void;
  onClose: () => void;
}

const OWN = '';
/** A note was written for this person alone; perhaps for the other outcome. */
const OWN_NOTE = { kind: 'own' } as const;

/** One text for many, filled in for each and shown so before anything is decided. */
export function BulkDialog({
  board,
  person,
  applications,
  outcome,
  templates,
  onConfirm,
  onLeaveOut,
  onClose,
}: BulkDialogProps) {
  const fitting = templates.filter(({ use }) => use === outcome || use === 'any');
  const [templateId, setTemplateId] = useState(fitting[0]?.id ?? OWN);
  const [text, setText] = useState(fitting[0]?.text ?? '');
  const [retyped, setRetyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [ownNotes, setOwnNotes] = useState<'ask' | 'send'>('ask');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  const notes = useMemo(
    () =>
      applications.map((application): FilledNote => {
        const own = noteDraft(person, application.id).read()?.trim() ?? '';
        const isOwn = own !== '' && ownNotes !== 'ask';
        const note = fillNote(isOwn ? own : text, noteValues(application, board.name));
        const problem = own !== '' && !isOwn ? OWN_NOTE : noteProblem(note, outcome);
        return { application, note: problem === OWN_NOTE ? own : note, problem };
      }),
    [applications, board.name, outcome, ownNotes, person, text],
  );
  const stopped = notes.filter(({ problem }) => problem !== null);
  const withOwn = notes.filter(({ problem }) => problem === OWN_NOTE).length;
  const count = applications.length;
  const mustRetype = count > REVIEW_RETYPE_ABOVE;
  const isRetyped = !mustRetype || retyped.trim() === String(count);
  const verb = outcome === 'accept' ? 'Accept' : 'Reject';
  const number = formatNumber(count);

  function confirm() {
    setWasTried(true);
    if (stopped.length > 0) return;
    if (!isRetyped) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [inputmode="numeric"]')?.focus();
      return;
    }
    onConfirm(notes);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={`${verb} ${number} ${count === 1 ? 'application' : 'applications'}`}
      description={`Nothing is sent for ${REVIEW_UNDO_SECONDS} seconds after you confirm.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={outcome === 'accept' ? 'yellow' : 'danger'}
            disabled={count === 0 || stopped.length > 0}
          >
            {verb} {number}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <SelectField
          label="Template"
          placeholder="My own words"
          options={fitting.map(({ id, title }) => ({ value: id, label: title }))}
          value={templateId}
          onChange={(event) => {
            setTemplateId(event.target.value);
            setText(fitting.find(({ id }) => id === event.target.value)?.text ?? '');
          }}
        />
        <TextAreaField
          label="Note"
          rows={3}
          dir="auto"
          hint="{firstName}, {board} and {role} are filled in for each."
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {stopped.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-danger px-3 py-2">
            <p role="alert" className="text-danger">
              {withOwn > 0
                ? `You have written ${withOwn === 1 ? 'a note of its own' : 'notes of their own'} for ${formatNumber(withOwn)} of ${number}.`
                : stopped.every(({ problem }) => problem?.kind === 'missing')
                  ? 'Please enter a note'
                  : `${formatNumber(stopped.length)} of ${number} can't be filled in.`}
            </p>
            {withOwn > 0 && (
              <Button variant="secondary" size="small" onClick={() => setOwnNotes('send')}>
                Send {withOwn === 1 ? 'it' : 'those'} instead
              </Button>
            )}
            {stopped.length < count && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => onLeaveOut(stopped.map(({ application }) => application.id))}
              >
                Leave out {formatNumber(stopped.length)}
              </Button>
            )}
          </div>
        )}
        <BulkPreview notes={notes} />
        {mustRetype && (
          <TextField
            label={`Type ${count} to confirm`}
            inputMode="numeric"
            autoComplete="off"
            value={retyped}
            error={wasTried && !isRetyped ? `Type ${count} to confirm that you mean all of them` : undefined}
            onChange={(event) => setRetyped(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
