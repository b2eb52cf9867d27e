import type { ReactNode, RefObject } from 'react';
import { PLACEHOLDERS, type NoteTemplate } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { oddLinks } from '@/lib/addresses/safe-link';
import { cn } from '@/lib/cn';

/** The hint of a note's field, and the note's links that lead nowhere as they are written. They stop nobody. */
export function linkHint(note: string, hint?: ReactNode): ReactNode {
  const links = oddLinks(note);
  if (links.length === 0) return hint;
  return (
    <>
      {hint} <strong className="wrap-anywhere">{`Check the link: ${links.join(', ')}`}</strong>
    </>
  );
}

interface TemplateChipsProps {
  templates: readonly NoteTemplate[];
  /** For which outcome the note is; null for either. */
  outcome: Outcome | null;
  onInsert: (template: NoteTemplate) => void;
  /** On phones, where there is little height, they are in one row that scrolls. */
  isOneRowOnPhones?: boolean;
}

/** The saved texts that fit the note; a press puts one in its place. */
export function TemplateChips({
  templates,
  outcome,
  onInsert,
  isOneRowOnPhones = false,
}: TemplateChipsProps) {
  const fitting = templates.filter(({ use }) => outcome === null || use === outcome || use === 'any');
  if (fitting.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Templates"
      className={cn(
        'flex items-center gap-2 text-sm',
        isOneRowOnPhones ? 'max-sm:overflow-x-auto sm:flex-wrap' : 'flex-wrap',
      )}
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
}

/** Put what is filled in for each person where the caret is, so that nobody has to spell it. */
export function PlaceholderChips({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  function insert(placeholder: string) {
    const area = field.current;
    if (area === null || area.readOnly) return;
    // A field that nobody has been in has its caret before the text.
    const isUntouched = document.activeElement !== area && area.selectionEnd === 0;
    const [start, end] = isUntouched
      ? [area.value.length, area.value.length]
      : [area.selectionStart, area.selectionEnd];
    area.setRangeText(placeholder, start, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  }
  return (
    <span
      role="group"
      aria-label="Filled in for each person"
      className="flex flex-1 basis-0 flex-wrap justify-end gap-1"
    >
      {PLACEHOLDERS.map((name) => (
        <button
          key={name}
          type="button"
          title="Filled in for each person"
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(`{${name}}`)}
          className="min-h-6 rounded-control border border-border px-1.5 text-sm hover:border-border-strong hover:bg-surface-sunken"
        >
          {`{${name}}`}
        </button>
      ))}
    </span>
  );
}
