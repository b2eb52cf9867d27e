import { ChevronDown, FileText, Undo2 } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { exampleNote } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { malformedLinks } from '@/lib/addresses/safe-link';
import { buttonStyle } from '@/ui/button-style';
import { TextAreaField } from '@/ui/field';
import { ActionMenu, type MenuAction } from '@/ui/menu';
import { useTemplates } from '../state/session';

/** Appends a warning about the note's odd links to the hint. They don't prevent sending. */
export function linkHint(note: string, hint?: ReactNode): ReactNode {
  const links = malformedLinks(exampleNote(note));
  if (links.length === 0) return hint;
  return (
    <>
      {hint} <strong className="wrap-anywhere">{`Check the link: ${links.join(', ')}`}</strong>
    </>
  );
}

interface NoteFieldProps extends Omit<ComponentProps<typeof TextAreaField>, 'ref' | 'value' | 'onChange'> {
  ref?: RefObject<HTMLTextAreaElement | null>;
  /** The outcome that the note is for; null for either. */
  outcome: Outcome | null;
  text: string;
  onWrite: (text: string) => void;
  /** Fills in the placeholders of a template; by default they stay. */
  fill?: (template: string) => string;
  /** Further entries at the end of the menu. */
  actions?: readonly MenuAction[];
}

/** A note with a menu of templates. A template replaces the text, and the menu then offers the replaced text. */
export function NoteField(props: NoteFieldProps) {
  const { outcome, text, onWrite, fill = (template) => template, actions = [], hint, aside, ...area } = props;
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const field = area.ref ?? ownRef;
  const [templates] = useTemplates();
  const [replaced, setReplaced] = useState<string | null>(null);
  const matching = templates.filter(({ use }) => outcome === null || use === outcome || use === 'any');
  const isTemplate = matching.some((template) => fill(template.text) === text);
  function insert(next: string, old: string | null) {
    setReplaced(old);
    onWrite(next);
  }
  const entries: MenuAction[] = [
    ...matching.map((template) => ({
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
    <TextAreaField
      dir="auto"
      {...area}
      ref={field}
      value={text}
      onChange={({ target }) => onWrite(target.value)}
      hint={linkHint(text, hint)}
      aside={
        <span className="flex shrink-0 gap-2">
          {!area.readOnly && (
            <ActionMenu
              triggerClassName={buttonStyle('secondary', 'small')}
              actions={entries.map((entry) => ({
                ...entry,
                run: () => {
                  entry.run();
                  // The menu returns the focus to its button first.
                  setTimeout(() => field.current?.focus());
                },
              }))}
            >
              Templates
              <ChevronDown aria-hidden className="size-4" />
            </ActionMenu>
          )}
          {aside}
        </span>
      }
    />
  );
}
