import { useRef } from 'react';
import { exampleNote, unknownPlaceholders } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { TextAreaField } from '@/ui/field';
import { linkHint, PlaceholderChips, TemplateMenu } from '../reading/note-parts';

interface DefaultNoteProps {
  outcome: Outcome;
  text: string;
  onChange: (text: string) => void;
}

const LABELS: Record<Outcome, string> = { accept: 'Note with acceptances', reject: 'Note with rejections' };

/** The note for applicants without a custom note. It is stored per board. */
export function DefaultNote({ outcome, text, onChange }: DefaultNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <TextAreaField
        label={LABELS[outcome]}
        rows={3}
        dir="auto"
        ref={field}
        aside={<TemplateMenu outcome={outcome} text={text} field={field} onChange={onChange} />}
        hint={linkHint(exampleNote(text), 'For everybody without a note of their own.')}
        error={unknownPlaceholders(text)}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <PlaceholderChips field={field} />
    </div>
  );
}
