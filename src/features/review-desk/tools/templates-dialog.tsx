import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { fillNote, type NoteTemplate } from '@/domain/review/note-template';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { NOT_KEPT } from '../messages';
import { useDeskScreen } from '../reading/use-desk-commands';
import { TemplateForm } from './template-form';
import { useSaveTemplates, useTemplates } from '../state/use-settings';

const NEW: NoteTemplate = { id: '', title: '', use: 'accept', text: 'Hi {firstName}, ' };

/** The saved texts, in the order in which they are offered. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const boardName = useDeskScreen().desk.board().name;
  const templates = useTemplates();
  const save = useSaveTemplates();
  const [editing, setEditing] = useState<NoteTemplate | null>(null);

  function keep(next: NoteTemplate[]) {
    if (!save(next)) showToast(NOT_KEPT);
  }
  function onSave(template: NoteTemplate) {
    const isListed = templates.some(({ id }) => id === template.id);
    if (isListed) keep(templates.map((old) => (old.id === template.id ? template : old)));
    else keep([...templates, template]);
  }

  if (editing !== null) {
    const close = () => setEditing(null);
    return (
      <Dialog onClose={close} title={editing === NEW ? 'New template' : 'Edit template'}>
        <TemplateForm template={editing} boardName={boardName} onSave={onSave} onClose={close} />
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title="Templates"
      description="Kept on this device, for all your boards."
      footer={
        <Button variant="yellow" onClick={() => setEditing(NEW)}>
          New template
        </Button>
      }
    >
      {templates.length === 0 && <p className="pb-2 text-text-muted">There are no templates.</p>}
      <ol className="flex flex-col gap-4 pb-2">
        {templates.map((template, index) => (
          <li key={template.id} className="flex flex-col gap-1 border-b border-border pb-3">
            <div className="flex flex-wrap items-center gap-2">
              <p className="tabular min-w-0 flex-1 truncate font-semibold max-sm:basis-full">
                {index + 1}. {template.title}
              </p>
              {index > 0 && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Move up: ${template.title}`}
                  onClick={({ currentTarget }) => {
                    const above = templates.slice(index - 1, index);
                    keep(templates.toSpliced(index - 1, 2, template, ...above));
                    // The first one has no such button.
                    if (index === 1) (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
                  }}
                >
                  <ArrowUp aria-hidden className="size-4" />
                </Button>
              )}
              <Button
                variant="ghost"
                size="small"
                aria-label={`Edit: ${template.title}`}
                onClick={() => setEditing(template)}
              >
                Edit
              </Button>
              <Button
                variant="ghost"
                size="small"
                aria-label={`Remove: ${template.title}`}
                onClick={() => keep(templates.filter(({ id }) => id !== template.id))}
              >
                Remove
              </Button>
            </div>
            <p className="line-clamp-3 text-sm as-written text-text-muted" dir="auto">
              {fillNote(template.text, { firstName: '', board: boardName, role: '' })}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
