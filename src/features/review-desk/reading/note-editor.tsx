import { memo, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { canBeDecided } from '@/domain/review/application-status';
import type { Application } from '@/domain/review/application';
import { outcomeOf } from '@/domain/review/assessment';
import { fillNote, noteValues, unfilledPlaceholders, type NoteTemplate } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { cn } from '@/lib/cn';
import { isComposingKey } from '@/lib/composing-key';
import { useLatest } from '@/lib/use-latest';
import { Button } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { Field } from '@/ui/field';
import { unfilledText } from '../messages';
import { useBoardSettings } from '../state/board-settings';
import { useTemplates } from '../tools/use-templates';
import { BegunNoteOffer, useBegunNote } from './begun-note';
import { NAME_HIDDEN, shownOwnText } from './own-text';
import { useAssessment, useStatus, type Desk } from './use-desk';

/** Lets the desk's shortcuts open the note. */
export interface NoteHandle {
  open: () => void;
}

interface NoteEditorProps {
  ref: Ref<NoteHandle>;
  desk: Desk;
  application: Application;
  /** Replaces the name in a blind pass, in which the note is shown with its placeholders. */
  alias: string | null;
  /** The focus leaves the note; the desk's keys work again. */
  onLeave: () => void;
}

interface EditorState {
  id: string;
  isOpen: boolean;
  /** Chosen explicitly; null for that of the verdict. */
  outcome: Outcome | null;
  /** What a template has replaced, so that it can be restored. */
  replaced: string | null;
  /** The note as last typed in a blind pass; null if it is older. */
  typed: string | null;
}

const begin = (id: string): EditorState => ({
  id,
  isOpen: false,
  outcome: null,
  replaced: null,
  typed: null,
});
const OUTCOMES = [
  ['accept', 'If accepted'],
  ['reject', 'If rejected'],
] as const;
const SENT_WITH: Record<Outcome, string> = {
  accept: 'Sent together with an acceptance, and not before.',
  reject: 'Sent together with a rejection, and not before.',
};
const IF: Record<Outcome, string> = { accept: 'if accepted', reject: 'if rejected' };

/** The reviewer's own note to one applicant, one for each outcome. Without one the board's default note is sent. */
export function NoteEditor({ ref, desk, application, alias, onLeave }: NoteEditorProps) {
  const { id } = application;
  const status = useStatus(desk, id);
  const { notes, verdict } = useAssessment(desk, id);
  const { defaultNotes } = useBoardSettings(desk.room, desk.board.id);
  const templates = useTemplates();
  const [state, setState] = useState(() => begin(id));
  // Not by a `key`: reusing the elements for all applications makes a step quicker.
  const now = state.id === id ? state : begin(id);
  if (now !== state) setState(now);
  const field = useRef<HTMLTextAreaElement>(null);
  const outcome = now.outcome ?? outcomeOf(verdict) ?? 'accept';
  const own = notes[outcome];
  const fill = (text: string) =>
    alias === null ? fillNote(text, noteValues(application, desk.board.name)) : text;
  const left = own === null || alias !== null ? [] : unfilledPlaceholders(fill(own));
  const fallback = fill(defaultNotes[outcome]).trim();
  const { text, isNameHidden } = shownOwnText(own ?? '', application, alias !== null, now.typed);
  const begun = useBegunNote(desk.room, id);
  const isOffered = own === null && begun.text !== '' && canBeDecided(status);

  const change = (changes: Partial<EditorState>) => setState({ ...now, ...changes });
  const write = (text: string | null) => desk.change(id, { notes: { ...notes, [outcome]: text } });
  function open() {
    // At once: the next key must already be typed into the note.
    flushSync(() => change({ isOpen: true }));
    field.current?.focus();
  }
  useImperativeHandle(ref, () => ({ open }));
  function hint(): string {
    if (isNameHidden) return NAME_HIDDEN;
    return own === null && fallback !== ''
      ? 'The default note above is sent unless you write your own.'
      : SENT_WITH[outcome];
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return;
    event.stopPropagation();
    onLeave();
  }
  const insert = useLatest((template: NoteTemplate) => {
    change({ replaced: own === null || own.trim() === '' ? null : own });
    write(fill(template.text));
    field.current?.focus();
  });

  if (!now.isOpen) {
    return (
      <Button variant="ghost" size="small" aria-keyshortcuts="E" className="min-w-0" onClick={open}>
        <span className="truncate">
          {isOffered ? 'Finish the note' : own === null || own === '' ? 'Write a note' : 'Edit the note'}
        </span>
        <kbd
          aria-hidden
          className="rounded-control border border-current px-1 font-sans text-sm opacity-80 max-sm:hidden"
        >
          E
        </kbd>
      </Button>
    );
  }
  return (
    <div className="flex w-full flex-col gap-2">
      <Field
        label={
          <>
            {/* The buttons beside it say for which outcome. */}
            <span className="max-sm:sr-only">{`Note to ${alias ?? application.name} ${IF[outcome]}`}</span>
            <span aria-hidden className="sm:hidden">
              Note
            </span>
          </>
        }
        error={left.length > 0 ? unfilledText(left) : undefined}
        aside={
          <span role="group" aria-label="Note for which outcome" className="flex gap-1 text-sm">
            {OUTCOMES.map(([value, label]) => (
              <button
                key={value}
                type="button"
                aria-pressed={outcome === value}
                onClick={() => change({ outcome: value, replaced: null })}
                className="min-h-6 rounded-control px-2 whitespace-nowrap aria-pressed:bg-surface-sunken aria-pressed:font-semibold"
              >
                {label}
              </button>
            ))}
          </span>
        }
        hint={
          // Only heard on phones, where the note and the keyboard leave little room for the application.
          <span className={cn(!isNameHidden && 'max-sm:sr-only')}>{hint()}</span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            dir="auto"
            // It stays where it is if the application is decided elsewhere meanwhile: what is typed must not be lost,
            // nor become commands.
            readOnly={!canBeDecided(status) || isNameHidden}
            value={text}
            placeholder={fallback}
            onChange={(event) => {
              const typed = event.target.value;
              change({ replaced: null, typed: alias === null ? null : typed });
              write(typed === '' ? null : typed);
            }}
            onKeyDown={onKeyDown}
            className={controlStyle(control['aria-invalid'])}
          />
        )}
      </Field>
      {isOffered && (
        <BegunNoteOffer
          text={shownOwnText(begun.text, application, alias !== null, null).text}
          onUse={() => {
            write(begun.text);
            begun.take();
            field.current?.focus();
          }}
        />
      )}
      {now.replaced !== null && (
        <p role="status" className="flex items-center gap-2 text-sm">
          Your note was replaced.
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              write(now.replaced);
              change({ replaced: null });
              field.current?.focus();
            }}
          >
            Put it back
          </Button>
        </p>
      )}
      <TemplateChips templates={templates} outcome={outcome} onInsert={insert} />
    </div>
  );
}

interface TemplateChipsProps {
  templates: readonly NoteTemplate[];
  outcome: Outcome;
  onInsert: (template: NoteTemplate) => void;
}

const TemplateChips = memo(function TemplateChips({ templates, outcome, onInsert }: TemplateChipsProps) {
  const fitting = templates.filter(({ use }) => use === outcome || use === 'any');
  if (fitting.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Templates"
      className="flex items-center gap-2 text-sm max-sm:overflow-x-auto sm:flex-wrap"
    >
      {fitting.map((template) => (
        <button
          key={template.id}
          type="button"
          title={template.text}
          onClick={() => onInsert(template)}
          className="inline-flex min-h-7 max-w-48 shrink-0 items-center rounded-control border border-border px-2 hover:border-border-strong hover:bg-surface-sunken"
        >
          <bdi className="truncate">{template.title}</bdi>
        </button>
      ))}
    </div>
  );
});
