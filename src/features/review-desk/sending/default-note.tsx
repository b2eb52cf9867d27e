import { useId, useRef, useState } from 'react';
import { exampleNote, unknownPlaceholders } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { SelectField, TextAreaField } from '@/ui/field';
import { SmallButton } from '@/ui/small-button';
import { linkHint, PlaceholderChips } from '../reading/note-parts';
import { useTemplates } from '../state/settings';

interface DefaultNoteProps {
  outcome: Outcome;
  text: string;
  onChange: (text: string) => void;
}

const TITLES: Record<Outcome, string> = { accept: 'Note with acceptances', reject: 'Note with rejections' };
const HINT = 'For everybody without a note of their own.';

/** The text for all who have no note of their own. It is stored per board. */
export function DefaultNote({ outcome, text, onChange }: DefaultNoteProps) {
  const [templates] = useTemplates();
  const fitting = templates.filter(({ use }) => use === outcome || use === 'any');
  const groupId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** The reviewer's own words that a template has replaced. */
  const [replaced, setReplaced] = useState<string | null>(null);
  return (
    <section
      aria-labelledby={groupId}
      className="flex flex-col gap-2 rounded-card border border-border bg-surface-raised p-4"
    >
      <h3 id={groupId} className="font-semibold">
        {TITLES[outcome]}
      </h3>
      <SelectField
        label="Template"
        placeholder="My own words"
        options={fitting.map(({ id, title }) => ({ value: id, label: title }))}
        value={fitting.find((template) => template.text === text)?.id ?? ''}
        onChange={({ target }) => {
          const chosen = fitting.find(({ id }) => id === target.value);
          const isTemplate = fitting.some((template) => template.text === text);
          if (isTemplate || text.trim() === '') {
            // What a first template has replaced is still there after a second one.
            if (chosen === undefined) setReplaced(null);
          } else setReplaced(text);
          onChange(chosen?.text ?? replaced ?? '');
        }}
      />
      <TextAreaField
        label="Text"
        rows={4}
        dir="auto"
        ref={field}
        aside={<PlaceholderChips field={field} />}
        hint={linkHint(exampleNote(text), HINT)}
        error={unknownPlaceholders(text)}
        value={text}
        onChange={(event) => {
          setReplaced(null);
          onChange(event.target.value);
        }}
      />
      {replaced !== null && (
        <SmallButton
          className="self-start"
          onClick={() => {
            onChange(replaced);
            setReplaced(null);
            // This button is gone then.
            field.current?.focus();
          }}
        >
          Put your text back
        </SmallButton>
      )}
    </section>
  );
}
