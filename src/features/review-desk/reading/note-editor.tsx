import { useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { canBeDecided } from '@/domain/review/application-status';
import type { Application } from '@/domain/review/application';
import type { Assessment } from '@/domain/review/assessment';
import { fillNote, noteValues, unfilledPlaceholders, type NoteTemplate } from '@/domain/review/note-template';
import { isNoNote, outcomeOfNote, writtenNotes } from '@/domain/review/notes';
import type { Outcome } from '@/domain/review/outcome';
import { noteDraft } from '@/lib/drafts/note-draft';
import { isComposingKey } from '@/lib/keyboard/composing-key';
import { controlStyle } from '@/ui/control-style';
import { Field } from '@/ui/field';
import { QuietButton, SmallButton } from '@/ui/small-button';
import { unfilledText } from '../messages';
import { useReviewRoom } from '../state/review-room';
import { useBoardSettings, useTemplates } from '../state/use-settings';
import { KeyHint } from './judging-buttons';
import { linkHint, TemplateChips } from './note-parts';
import { useAssessment, useStatus } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

const NEW = {
  isOpen: false,
  /** Chosen explicitly; null for that of the verdict. */
  outcome: null as Outcome | null,
  /** For which outcome it was changed last, null for either; undefined if it was not changed. */
  changedFor: undefined as Outcome | null | undefined,
  /** What is kept where nothing is typed: null for the default note, '' for none. As it was before the typing. */
  empty: null as null | '',
  /** The reviewer's own words that templates have replaced, so that they can be restored until something else is written. */
  replaced: null as { notes: Assessment['notes']; outcome: Outcome | null } | null,
};
type EditorState = typeof NEW & { id: string };

const OUTCOMES = [
  ['accept', 'If accepted'],
  ['reject', 'If rejected'],
] as const;
/** Where it is for either outcome, `either`. */
const SENT_WITH = {
  accept: 'Sent together with an acceptance, and not before.',
  reject: 'Sent together with a rejection, and not before.',
  either: 'Sent together with the decision, whichever it is, and not before.',
};
const SENT_WITHOUT = {
  accept: 'An acceptance can’t be sent without a note.',
  reject: 'The rejection is sent without a note.',
  either: 'The decision has no note. An acceptance can’t be sent without one.',
};
const IF = { accept: ' if accepted', reject: ' if rejected', either: '' };

/**
 * The reviewer's own note to one applicant, one for each outcome, or before the verdict one for either. Without one the
 * board's default note is sent.
 */
export function NoteEditor({ application }: { application: Application }) {
  const { desk, view, note, focusApplication } = useDeskScreen();
  const { id } = application;
  const status = useStatus(desk, id);
  const { notes, verdict } = useAssessment(desk, id);
  const { defaultNotes } = useBoardSettings(desk.board().id);
  const [templates] = useTemplates();
  const [state, setState] = useState<EditorState>({ ...NEW, id });
  // Not by a `key`: reusing the elements for all applications makes a step quicker.
  const now = state.id === id ? state : { ...NEW, id };
  if (now !== state) setState(now);
  const field = useRef<HTMLTextAreaElement>(null);
  const outcome = now.outcome ?? outcomeOfNote(notes, verdict);
  const which = outcome ?? 'either';
  const own = notes[outcome ?? 'accept'];
  const isNone = isNoNote(own);
  const fill = (text: string) =>
    // A filled placeholder would show the name.
    view.areNamesHidden ? text : fillNote(text, noteValues(application, desk.board().name));
  const left = own === null || view.areNamesHidden ? [] : unfilledPlaceholders(fill(own));
  const fallbackFor = (one: Outcome) => fill(defaultNotes[one]).trim();
  /** Null where it depends on the decision. */
  const fallback =
    outcome !== null || fallbackFor('accept') === fallbackFor('reject')
      ? fallbackFor(outcome ?? 'accept')
      : null;
  const room = useReviewRoom();
  const draft = noteDraft(room.uid, id);
  const [usedDraftOf, setUsedDraftOf] = useState<string | null>(null);
  /**
   * Begun in the review dialog and not sent. It does not say for which outcome it was meant, so that it is only offered:
   * a welcome must not go out with a rejection.
   */
  const begun = usedDraftOf === id ? '' : (draft.read() ?? '').trim();
  const isOffered = own === null && begun !== '' && canBeDecided(status);

  const change = (changes: Partial<EditorState>) => setState({ ...now, ...changes });
  /** @param written null for the default note @param further what else changes in the editor */
  function write(written: string | null, further: Partial<EditorState> = {}, as = outcome) {
    change({ changedFor: as, replaced: null, ...further });
    desk.change(id, { notes: writtenNotes(notes, as, written, now.changedFor !== as) });
  }
  /** For a button that may be gone then. */
  const andGoOn = (act: () => void) => () => {
    act();
    field.current?.focus();
  };
  function open() {
    // At once: the next key must already be typed into the note.
    flushSync(() => change({ isOpen: true }));
    field.current?.focus();
  }
  useImperativeHandle(note, () => ({ open }));
  function hint(): string {
    if (isNone) return SENT_WITHOUT[which];
    if (own !== null || fallback === '') return SENT_WITH[which];
    return fallback === null
      ? 'The default note for the decision is sent, if there is one, unless you write your own.'
      : 'The default note above is sent unless you write your own.';
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return;
    event.stopPropagation();
    // Safari would leave full screen.
    event.preventDefault();
    focusApplication();
  }
  function insert(template: NoteTemplate) {
    const as = outcome ?? (template.use === 'any' ? null : template.use);
    const replaced = now.replaced ?? (own === null || isNone ? null : { notes, outcome: now.outcome });
    write(fill(template.text), { replaced, outcome: as === outcome ? now.outcome : as }, as);
    field.current?.focus();
  }
  /** What was written for either is for this one alone. */
  function choose(chosen: Outcome) {
    const { replaced } = now;
    if (outcome === null && own !== null) write(own, { outcome: chosen, replaced }, chosen);
    else change({ outcome: chosen });
  }

  if (!now.isOpen) {
    return (
      <QuietButton aria-keyshortcuts="E" className="min-w-0" onClick={open}>
        <span className="truncate">
          {isOffered ? 'Finish the note' : own === null || isNone ? 'Write a note' : 'Edit the note'}
        </span>
        <KeyHint>E</KeyHint>
      </QuietButton>
    );
  }
  return (
    <div className="flex w-full flex-col gap-2">
      <Field
        label={
          <>
            {/* The buttons beside it say for which outcome. */}
            <span className="max-sm:sr-only">{`Note to ${view.shownAs(application).name}${IF[which]}`}</span>
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
                onClick={() => choose(value)}
                className="min-h-6 rounded-control px-2 whitespace-nowrap aria-pressed:bg-surface-sunken aria-pressed:font-semibold"
              >
                {label}
              </button>
            ))}
          </span>
        }
        hint={linkHint(
          own ?? '',
          // Only heard on phones, where the note and the keyboard leave little room for the application.
          <span className="max-sm:sr-only">{hint()}</span>,
        )}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            dir="auto"
            // It stays where it is if the application is decided elsewhere meanwhile: what is typed must not be lost,
            // nor become commands.
            readOnly={!canBeDecided(status)}
            value={own ?? ''}
            placeholder={isNone ? '' : (fallback ?? '')}
            onChange={(event) => {
              const typed = event.target.value;
              const empty = isNone ? '' : own === null ? null : now.empty;
              write(isNoNote(typed) ? empty : typed, { empty });
            }}
            onKeyDown={onKeyDown}
            className={controlStyle(control['aria-invalid'])}
          />
        )}
      </Field>
      {isOffered && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p className="min-w-0 flex-1 basis-48">
            <span className="text-text-muted">Begun in the review dialog: </span>
            <bdi className="line-clamp-2 wrap-anywhere">{begun}</bdi>
          </p>
          <SmallButton
            onClick={andGoOn(() => {
              write(begun, { empty: null });
              setUsedDraftOf(id);
              // The desk has it as a note now; the draft stays where the device has no room for that.
              if (!room.store.get().outbox.isLogFull) draft.clear();
            })}
          >
            Use it
          </SmallButton>
        </div>
      )}
      {now.replaced !== null && (
        <Offer
          text="Your note was replaced."
          label="Put it back"
          onPress={andGoOn(() => {
            change({ outcome: now.replaced?.outcome ?? null, changedFor: undefined, replaced: null });
            desk.change(id, { notes: now.replaced?.notes ?? notes });
          })}
        />
      )}
      {canBeDecided(status) && fallback !== '' && (isNone || (own === null && outcome === 'reject')) && (
        <Offer
          label={isNone ? 'Use the default note' : 'Send no note'}
          onPress={andGoOn(() => write(isNone ? null : ''))}
        />
      )}
      <TemplateChips isOneRowOnPhones templates={templates} outcome={outcome} onInsert={insert} />
    </div>
  );
}

function Offer({ text, label, onPress }: { text?: string; label: string; onPress: () => void }) {
  return (
    <p role={text === undefined ? undefined : 'status'} className="flex items-center gap-2 text-sm">
      {text}
      <SmallButton onClick={onPress}>{label}</SmallButton>
    </p>
  );
}
