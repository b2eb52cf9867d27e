import { memo, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { Application } from '@/domain/review/application';
import type { Outcome } from '@/domain/review/outcome';
import {
  fillNote,
  noteProblem,
  noteValues,
  unfilledPlaceholders,
  type NoteTemplate,
} from '@/domain/review/note-template';
import { isComposingKey } from '@/lib/composing-key';
import { noteDraft } from '@/lib/draft-note';
import { useLatest } from '@/lib/use-latest';
import { Button } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { Field } from '@/ui/field';
import { NOTE_MISSING, unfilledText } from './messages';

/** What the desk's keys do here. */
export interface ComposerHandle {
  open: (outcome: Outcome) => void;
  insert: (template: NoteTemplate) => void;
}

interface NoteComposerProps {
  ref: Ref<ComposerHandle>;
  /** What it is for; with another one it begins anew. */
  occasion: string;
  /** Auth uid of the reviewer. */
  person: string;
  application: Application;
  boardName: string;
  templates: readonly NoteTemplate[];
  onDecide: (outcome: Outcome, note: string) => void;
  onManageTemplates: () => void;
  /** The focus leaves the note; the desk's keys work again. */
  onLeave: () => void;
}

interface ComposerState {
  occasion: string;
  note: string;
  /** null while the note is closed. */
  outcome: Outcome | null;
  wasTried: boolean;
  /** A template that would take the place of the person's own words, if they want it to. */
  offered: NoteTemplate | null;
}

const begin = (occasion: string, draft: string | null): ComposerState => ({
  occasion,
  note: draft ?? '',
  outcome: null,
  wasTried: false,
  offered: null,
});

/** Keys 1 to 9 reach so many templates. */
export const TEMPLATE_KEYS_MAX = 9;

/** The note to one applicant and the decision that it goes with. What is typed stays with the application on this device. */
export function NoteComposer({
  ref,
  occasion,
  person,
  application,
  boardName,
  templates,
  onDecide,
  onManageTemplates,
  onLeave,
}: NoteComposerProps) {
  const draft = noteDraft(person, application.id);
  const [state, setState] = useState<ComposerState>(() => begin(occasion, draft.read()));
  // Not by a key: the same elements serve all applications, which makes a step a third quicker.
  const now = state.occasion === occasion ? state : begin(occasion, draft.read());
  if (now !== state) setState(now);
  const { note, outcome, wasTried, offered } = now;
  const change = (changes: Partial<ComposerState>) => setState((before) => ({ ...before, ...changes }));
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();

  const filled = fillNote(note, noteValues(application, boardName));
  const problem = outcome === null ? null : noteProblem(filled, outcome);
  const left = unfilledPlaceholders(filled);
  const isMissing = wasTried && problem?.kind === 'missing';
  const error = left.length > 0 ? unfilledText(left) : isMissing ? NOTE_MISSING : undefined;

  function type(text: string) {
    change({ note: text, offered: null });
    if (text === '') draft.clear();
    else draft.write(text);
  }
  function open(next: Outcome) {
    // At once: the next key must already be typed into the note.
    flushSync(() => {
      change({ outcome: next, wasTried: false });
    });
    field.current?.focus();
  }
  const filledIn = ({ text }: NoteTemplate) => fillNote(text, noteValues(application, boardName));
  /** One template takes the place of another; own words give way only when told to. */
  function insert(template: NoteTemplate) {
    if (note.trim() !== '' && !templates.some((one) => filledIn(one) === note)) {
      open(outcome ?? (template.use === 'any' ? 'accept' : template.use));
      change({ offered: template });
      return;
    }
    replace(template);
  }
  function replace(template: NoteTemplate) {
    type(filledIn(template));
    open(template.use === 'any' ? (outcome ?? 'accept') : template.use);
  }
  const insertChosen = useLatest(insert);
  const manage = useLatest(onManageTemplates);
  useImperativeHandle(ref, () => ({ open, insert }));
  function decide() {
    if (outcome === null) return;
    change({ wasTried: true });
    if (problem !== null) field.current?.focus();
    else onDecide(outcome, filled);
  }

  return (
    <div className="flex flex-col gap-3 border-t border-border bg-surface-raised p-4">
      <TemplateChips templates={templates} onInsert={insertChosen} onManage={manage} />
      {outcome === null ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="yellow" aria-keyshortcuts="A" onClick={() => open('accept')}>
            Accept <Key>A</Key>
          </Button>
          <Button variant="danger" aria-keyshortcuts="R" onClick={() => open('reject')}>
            Reject <Key>R</Key>
          </Button>
          {note !== '' && <p className="min-w-0 flex-1 truncate text-text-muted">Draft: {note}</p>}
        </div>
      ) : (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            decide();
          }}
        >
          <Field
            label={outcome === 'accept' ? 'Note with your acceptance' : 'Note with your rejection'}
            aside={<span className="text-sm text-text-muted max-sm:hidden">The applicant will read it.</span>}
          >
            {(control) => (
              <textarea
                {...control}
                ref={field}
                rows={4}
                dir="auto"
                value={note}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error === undefined ? undefined : errorId}
                onChange={(event) => type(event.target.value)}
                onKeyDown={(event) => {
                  if (isComposingKey(event.nativeEvent)) return;
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                    event.preventDefault();
                    decide();
                  } else if (event.key === 'Escape') {
                    event.stopPropagation();
                    onLeave();
                  }
                }}
                className={controlStyle(error !== undefined)}
              />
            )}
          </Field>
          {error !== undefined && (
            <p id={errorId} role="alert" className="-mt-2 text-sm text-danger">
              {error}
            </p>
          )}
          {offered !== null && (
            <div role="status" className="-mt-2 flex flex-wrap items-center gap-2 text-sm text-text-muted">
              <span>Your own note is kept.</span>
              <Button variant="ghost" size="small" onClick={() => replace(offered)}>
                {`Replace it by "${offered.title}"`}
              </Button>
            </div>
          )}
          {filled !== note && (
            <p className="text-sm text-text-muted" dir="auto">
              <span className="font-semibold text-text">Will be sent as: </span>
              <span className="whitespace-pre-line">{filled}</span>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant={outcome === 'accept' ? 'yellow' : 'danger'}
              disabled={left.length > 0}
            >
              {outcome === 'accept'
                ? 'Accept with this note'
                : note.trim() === ''
                  ? 'Reject without a note'
                  : 'Reject with this note'}
            </Button>
            <Button variant="ghost" onClick={() => open(outcome === 'accept' ? 'reject' : 'accept')}>
              {outcome === 'accept' ? 'Reject instead' : 'Accept instead'}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                change({ outcome: null });
                onLeave();
              }}
            >
              Cancel
            </Button>
            <span className="text-sm text-text-muted max-sm:hidden">
              Ctrl+Enter decides, Esc leaves the note
            </span>
          </div>
        </form>
      )}
    </div>
  );
}

interface TemplateChipsProps {
  templates: readonly NoteTemplate[];
  onInsert: (template: NoteTemplate) => void;
  onManage: () => void;
}

/** The saved texts, the first nine with their key. */
const TemplateChips = memo(function TemplateChips({ templates, onInsert, onManage }: TemplateChipsProps) {
  return (
    <div role="group" aria-label="Templates" className="flex flex-wrap items-center gap-2 text-sm">
      {templates.slice(0, TEMPLATE_KEYS_MAX).map((template, index) => (
        <button
          key={template.id}
          type="button"
          title={template.text}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onInsert(template)}
          className="inline-flex min-h-7 max-w-48 items-center gap-1.5 rounded-control border border-border px-2 hover:border-border-strong hover:bg-surface-sunken"
        >
          <kbd aria-hidden className="tabular font-sans text-text-muted">
            {index + 1}
          </kbd>
          <span className="truncate">{template.title}</span>
        </button>
      ))}
      <button
        type="button"
        onClick={onManage}
        className="min-h-7 px-1 text-text-muted underline underline-offset-4 hover:text-text"
      >
        Edit templates
      </button>
    </div>
  );
});

function Key({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="rounded-control border border-current px-1 font-sans text-sm opacity-70">
      {children}
    </kbd>
  );
}
