import type { RefObject } from 'react';
import { PLACEHOLDERS } from '@/domain/review/note-template';

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
