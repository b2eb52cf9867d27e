import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { cn } from '@/lib/cn';
import { isComposingKey } from '@/lib/keyboard/keys';
import { newTags, splitTags, type TagRules } from '@/lib/typing/typed-tags';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { controlStyle } from './control-style';
import { Field, useIsLocked } from './field';

interface TagInputProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Includes the pending text, so that it is never lost. */
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Space adds the pending text too; Enter, comma and semicolon always do. */
  isSplitBySpace?: boolean;
  /** Backspace in the empty input removes the last tag. */
  canBackspace?: boolean;
  /** Converts a typed text to a tag. The result is trimmed in any case. */
  normalize: (text: string) => string;
  /** The maximum length of a tag, in UTF-16 code units like an input's; longer pasted texts are truncated. */
  maxLength?: number;
  /** Returns suggestions for the typed text. Tags in the list are filtered out. */
  find?: (typed: string) => readonly string[];
}

export const SUGGESTIONS_MAX = 20;

/** Whether an input event comes from the suggestions. Safari's event has no `inputType`. */
export const isSuggestion = (event: Event): boolean =>
  !('inputType' in event) || event.inputType === 'insertReplacementText';

/** The suggestions of the input whose `list` attribute is this id. */
export function SuggestionList({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

interface Draft {
  text: string;
  /** The tags at the end of the list that come from the pending text. */
  pending: readonly string[];
}

const NO_DRAFT: Draft = { text: '', pending: [] };

/**
 * A list of short texts that are typed or pasted, one or several at a time. Each has a remove button. Empty texts and
 * duplicates are ignored.
 */
export function TagInput({
  label,
  hint,
  error,
  tags,
  onChange,
  onBlur,
  placeholder,
  isSplitBySpace = false,
  canBackspace = false,
  normalize,
  maxLength = Infinity,
  find,
}: TagInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const removedAt = useRef(0);
  const [storedDraft, setDraft] = useState(NO_DRAFT);
  const [announcement, setAnnouncement] = useState('');
  const isLocked = useIsLocked();
  const listId = useId();
  const rules: TagRules = { isSplitBySpace, normalize: (text) => normalize(text).trim().slice(0, maxLength) };

  // The tag was removed from outside, for example by a chip with the same tag.
  const draft = storedDraft.pending.every((tag) => tags.includes(tag)) ? storedDraft : NO_DRAFT;
  const added = tags.filter((tag) => !draft.pending.includes(tag));

  useFocusAfterRemoval(added.length, () => {
    const buttons = input.current?.parentElement?.querySelectorAll('button') ?? [];
    return buttons[Math.min(removedAt.current, buttons.length - 1)] ?? input.current;
  });

  /** Adds finished tags and counts the rest as pending text. */
  function addTags(complete: readonly string[], rest = '') {
    const newlyAdded = newTags(added, complete, rules);
    const next = [...added, ...newlyAdded];
    const pending = newTags(next, [rest], rules);
    setDraft({ text: rest, pending });
    setAnnouncement(newlyAdded.length === 0 ? '' : `${newlyAdded.join(', ')} added`);
    const all = [...next, ...pending];
    if (all.length !== tags.length || all.some((tag, index) => tag !== tags[index])) onChange(all);
  }

  function commit() {
    if (isLocked) return;
    const { complete, rest } = splitTags(draft.text, rules);
    addTags([...complete, rest]);
  }

  const suggested =
    find === undefined ? [] : newTags(added, find(draft.text), rules).slice(0, SUGGESTIONS_MAX);

  function onType({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { complete, rest } = splitTags(target.value, rules);
    if (isSuggestion(nativeEvent) && suggested.includes(target.value)) addTags([target.value]);
    else if ((nativeEvent as Partial<InputEvent>).isComposing === true) addTags([], target.value);
    else addTags(complete, rest);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    // The browser pastes a single text into the existing one.
    if (isLocked || splitTags(pasted.trim(), rules).complete.length === 0) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = draft.text.slice(0, selectionStart ?? undefined);
    const after = draft.text.slice(selectionEnd ?? draft.text.length);
    const { complete, rest } = splitTags(before + pasted + after, rules);
    addTags([...complete, rest]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter' || (event.key === ' ' && isSplitBySpace)) {
      event.preventDefault();
      commit();
    } else if (event.key === 'Backspace' && draft.text === '' && canBackspace && !isLocked) {
      event.preventDefault();
      remove(added.length - 1);
    }
  }

  function remove(at: number) {
    const removed = added[at];
    if (removed === undefined || isLocked) return;
    removedAt.current = at;
    onChange(tags.filter((tag) => tag !== removed));
    setAnnouncement(`${removed} removed`);
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div
          className={cn(
            controlStyle(control['aria-invalid']),
            'flex flex-wrap items-center gap-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          )}
        >
          {added.map((tag, index) => (
            <TagChip key={tag} tag={tag} onRemove={() => remove(index)} />
          ))}
          <input
            {...control}
            ref={input}
            type="text"
            value={draft.text}
            readOnly={isLocked}
            placeholder={added.length === 0 ? placeholder : undefined}
            enterKeyHint="enter"
            {...(maxLength === Infinity ? {} : { maxLength })}
            autoComplete="off"
            list={find && listId}
            onChange={onType}
            onCompositionEnd={({ currentTarget }) => {
              const { complete, rest } = splitTags(currentTarget.value, rules);
              if (complete.length > 0) addTags(complete, rest);
            }}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
            onBlur={() => {
              commit();
              onBlur?.();
            }}
            className="min-h-6 min-w-32 flex-1 bg-transparent outline-none"
          />
          {find !== undefined && <SuggestionList id={listId} texts={suggested} />}
          <span aria-live="polite" className="sr-only">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}

/** A tag of a `TagInput` with its remove button. */
export function TagChip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  const isLocked = useIsLocked();
  return (
    <span className="inline-flex max-w-full items-center gap-1 rounded-control border border-border bg-surface-sunken py-0.5 pr-0.5 pl-2 text-sm">
      <span className="min-w-0 wrap-anywhere">{tag}</span>
      <button
        type="button"
        aria-disabled={isLocked || undefined}
        aria-label={`Remove ${tag}`}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:text-text"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
