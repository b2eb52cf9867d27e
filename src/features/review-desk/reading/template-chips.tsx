import type { NoteTemplate } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { cn } from '@/lib/cn';

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
