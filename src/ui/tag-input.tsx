import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { cn } from '@/lib/cn';
import { controlStyle } from './control-style';
import { Field } from './field';

interface TagInputProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Keys that add the typed text. */
  addKeys?: readonly string[];
  /** Backspace in the empty input removes the last tag. */
  canBackspace?: boolean;
  /** Turns a typed text into a tag; it is trimmed in any case. */
  normalise?: (text: string) => string;
  disabled?: boolean;
}

/**
 * A list of short texts, each added by a key and removed with its x. Trimmed; empty and duplicate ones are not
 * added.
 */
export function TagInput({
  label,
  hint,
  error,
  tags,
  onChange,
  onBlur,
  placeholder,
  addKeys = ['Enter'],
  canBackspace = false,
  normalise = (text) => text,
  disabled = false,
}: TagInputProps) {
  const [text, setText] = useState('');

  const isSplitBySpace = addKeys.includes(' ');

  function add(typed: string) {
    const next = [...tags];
    for (const part of isSplitBySpace ? typed.split(/\s+/) : [typed]) {
      const tag = normalise(part.trim());
      if (tag !== '' && !next.some((known) => known.toLowerCase() === tag.toLowerCase())) next.push(tag);
    }
    if (next.length > tags.length) onChange(next);
    setText('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // In many scripts Enter also ends the composition of a word; then it must not add.
    if (event.nativeEvent.isComposing) return;
    if (addKeys.includes(event.key)) {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && canBackspace && tags.length > 0) {
      event.preventDefault();
      onChange(tags.slice(0, -1));
    }
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
          {tags.map((tag) => (
            <span
              key={tag}
              className="inline-flex max-w-full items-center gap-1 rounded-control border border-border bg-surface-sunken py-0.5 pr-0.5 pl-2 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">{tag}</span>
              <button
                type="button"
                disabled={disabled}
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:text-text"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          ))}
          <input
            {...control}
            type="text"
            value={text}
            disabled={disabled}
            placeholder={placeholder}
            onChange={(event) => {
              const typed = event.target.value;
              // Phone keyboards send no key event for a space, and a pasted list contains several.
              if (isSplitBySpace && /\S\s/.test(typed)) add(typed);
              else setText(typed);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              // Text that has not been added yet is not lost when the person moves on to the next field.
              if (text.trim() !== '') add(text);
              onBlur?.();
            }}
            className="min-h-6 min-w-32 flex-1 bg-transparent outline-none"
          />
        </div>
      )}
    </Field>
  );
}
