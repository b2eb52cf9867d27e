import { ChevronDown, FileText, Undo2 } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { PLACEHOLDERS } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { oddLinks } from '@/lib/addresses/safe-link';
import { buttonStyle } from '@/ui/button-style';
import { ActionMenu, type MenuAction } from '@/ui/menu';
import { useTemplates } from '../state/settings';

/** The hint of a note's field, with the links in the note that look wrong. They don't prevent sending. */
export function linkHint(note: string, hint?: ReactNode): ReactNode {
  const links = oddLinks(note);
  if (links.length === 0) return hint;
  return (
    <>
      {hint} <strong className="wrap-anywhere">{`Check the link: ${links.join(', ')}`}</strong>
    </>
  );
}

interface TemplateMenuProps {
  /** The outcome that the note is for; null for either. */
  outcome: Outcome | null;
  /** The note's own text; '' for none. */
  text: string;
  /** Fills in placeholders; by default they stay. */
  fill?: (text: string) => string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  /** Further entries at the end. */
  actions?: readonly MenuAction[];
}

/** The menu of templates of every note field. A template replaces the text, and the menu then offers the old one. */
export function TemplateMenu(props: TemplateMenuProps) {
  const { outcome, text, fill = (template) => template, field, onChange, actions = [] } = props;
  const [templates] = useTemplates();
  const [replaced, setReplaced] = useState<string | null>(null);
  const fitting = templates.filter(({ use }) => outcome === null || use === outcome || use === 'any');
  const insert = (next: string, old: string | null) => {
    setReplaced(old);
    onChange(next);
  };
  const isTemplate = fitting.some((template) => fill(template.text) === text);
  const all: MenuAction[] = [
    ...fitting.map((template) => ({
      label: template.title,
      Icon: FileText,
      run: () => insert(fill(template.text), isTemplate || text.trim() === '' ? replaced : text),
    })),
    ...(replaced === null
      ? []
      : [{ label: 'Put your text back', Icon: Undo2, run: () => insert(replaced, null) }]),
    ...actions,
  ];
  return (
    <ActionMenu
      triggerClassName={buttonStyle('secondary', 'small')}
      actions={all.map((action) => ({
        ...action,
        run: () => {
          action.run();
          // The menu returns the focus to its button first.
          setTimeout(() => field.current?.focus());
        },
      }))}
    >
      Templates
      <ChevronDown aria-hidden className="size-4" />
    </ActionMenu>
  );
}

/** Buttons that insert a placeholder at the caret. */
export function PlaceholderChips({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  function insert(placeholder: string) {
    const area = field.current;
    if (area === null || area.readOnly) return;
    // A field that never had the focus has its caret before the text.
    const isUntouched = document.activeElement !== area && area.selectionEnd === 0;
    const [start, end] = isUntouched
      ? [area.value.length, area.value.length]
      : [area.selectionStart, area.selectionEnd];
    area.setRangeText(placeholder, start, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  }
  return (
    <span role="group" aria-label="Filled in for each person" className="flex flex-wrap justify-end gap-1">
      {PLACEHOLDERS.map((name) => (
        <button
          key={name}
          type="button"
          title="Filled in for each person"
          // Keeps the focus, and so the caret, in the field.
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
