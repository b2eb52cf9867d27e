import { useId, useRef, useState } from 'react';
import { PLACEHOLDERS } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { Button } from '@/ui/button';
import { SelectField, TextAreaField } from '@/ui/field';
import { useTemplates } from '../state/use-settings';
import type { SendingList } from './use-sending-list';

const TITLES: Record<Outcome, string> = { accept: 'Note with acceptances', reject: 'Note with rejections' };
const HINT = `For everybody without a note of their own. Filled in for each: ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`;

/** One text per outcome for all who have no note of their own. It is stored per board. */
export function DefaultNotes({ list }: { list: SendingList }) {
  const outcomes = (['accept', 'reject'] as const).filter((outcome) =>
    list.entries.some((entry) => entry.outcome === outcome),
  );
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {outcomes.map((outcome) => (
        <DefaultNote key={outcome} outcome={outcome} list={list} />
      ))}
    </div>
  );
}

function DefaultNote({ outcome, list }: { outcome: Outcome; list: SendingList }) {
  const fitting = useTemplates().filter(({ use }) => use === outcome || use === 'any');
  const text = list.defaults[outcome];
  const groupId = useId();
  const section = useRef<HTMLElement>(null);
  /** The reviewer's own words that a template has replaced. */
  const [replaced, setReplaced] = useState<string | null>(null);
  return (
    <section
      ref={section}
      aria-labelledby={groupId}
      className="flex flex-col gap-2 rounded-card border border-border bg-surface-raised p-4"
    >
      <h2 id={groupId} className="font-semibold">
        {TITLES[outcome]}
      </h2>
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
          list.setDefault(outcome, chosen?.text ?? replaced ?? '');
        }}
      />
      <TextAreaField
        label="Text"
        rows={4}
        dir="auto"
        hint={HINT}
        value={text}
        onChange={(event) => {
          setReplaced(null);
          list.setDefault(outcome, event.target.value);
        }}
      />
      {replaced !== null && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => {
            list.setDefault(outcome, replaced);
            setReplaced(null);
            // This button is gone then.
            section.current?.querySelector('textarea')?.focus();
          }}
        >
          Put your text back
        </Button>
      )}
    </section>
  );
}
