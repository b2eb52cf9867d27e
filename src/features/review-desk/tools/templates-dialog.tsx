import { useState } from 'react';
import { object, string } from 'yup';
import { DraftFields, DraftForm, FormButtons } from '@/components/draft-form';
import { FormSelect, FormTextAreaField, FormTextField } from '@/components/form-fields';
import { requiredText } from '@/components/field-schemas';
import {
  exampleNote,
  unknownPlaceholders,
  type NoteTemplate,
  type TemplateUse,
} from '@/domain/review/note-template';
import { Button, QuietButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { NOT_SAVED, PLACEHOLDER_HINT } from '../messages';
import { linkHint } from '../reading/note-field';
import { useDeskContext } from '../reading/desk-context';
import { useDeskSession, useTemplates } from '../state/session';

interface TemplateValues {
  title: string;
  use: string;
  text: string;
}

export const templateSchema = object({
  title: requiredText('Title is required').max(40, 'Title cannot exceed 40 characters'),
  use: string().oneOf(['accept', 'reject', 'any']).required(),
  text: requiredText('Text is required')
    .max(2000, 'Text cannot exceed 2,000 characters')
    .test('placeholders', (text, context) => {
      const message = unknownPlaceholders(text ?? '');
      return message === undefined ? true : context.createError({ message });
    }),
});

const NEW: NoteTemplate = { id: '', title: '', use: 'accept', text: 'Hi {firstName}, ' };

export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const [templates, save] = useTemplates();
  const [editing, setEditing] = useState<NoteTemplate | null>(null);
  const [beforeRemoval, setBeforeRemoval] = useState<NoteTemplate[] | null>(null);

  function store(next: NoteTemplate[]) {
    setBeforeRemoval(null);
    if (!save(next)) showToast(NOT_SAVED);
  }
  function onSave(template: NoteTemplate) {
    const isListed = templates.some(({ id }) => id === template.id);
    if (isListed) store(templates.map((old) => (old.id === template.id ? template : old)));
    else store([...templates, template]);
  }

  if (editing !== null) {
    const close = () => setEditing(null);
    return (
      <Dialog onClose={close} title={editing === NEW ? 'New template' : 'Edit template'}>
        <TemplateForm template={editing} onSave={onSave} onClose={close} />
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title="Templates"
      description="Stored on this device, for all your boards."
      footer={
        <>
          {/* The pressed button unmounts. */}
          {beforeRemoval !== null && (
            <QuietButton autoFocus onClick={() => store(beforeRemoval)}>
              Undo removal
            </QuietButton>
          )}
          <Button variant="yellow" onClick={() => setEditing(NEW)}>
            New template
          </Button>
        </>
      }
    >
      {templates.length === 0 && <p className="pb-2 text-text-muted">No templates yet.</p>}
      <ol className="flex flex-col gap-4 pb-2">
        {templates.map((template) => (
          <li key={template.id} className="flex flex-col gap-1 border-b border-border pb-3">
            <div className="flex flex-wrap items-center gap-2">
              <p className="tabular min-w-0 flex-1 truncate font-semibold max-sm:basis-full">
                {template.title}
              </p>
              <QuietButton aria-label={`Edit: ${template.title}`} onClick={() => setEditing(template)}>
                Edit
              </QuietButton>
              <QuietButton
                aria-label={`Remove: ${template.title}`}
                onClick={() => {
                  store(templates.filter(({ id }) => id !== template.id));
                  setBeforeRemoval([...templates]);
                }}
              >
                Remove
              </QuietButton>
            </div>
            <p className="line-clamp-3 text-sm as-written text-text-muted" dir="auto">
              {template.text}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const USES = [
  { value: 'accept', label: 'Acceptance' },
  { value: 'reject', label: 'Rejection' },
  { value: 'any', label: 'Both' },
];

interface TemplateFormProps {
  /** A new template has no id. */
  template: NoteTemplate;
  onSave: (template: NoteTemplate) => void;
  onClose: () => void;
}

/** One template, with a preview. The draft is stored until it is saved or cancelled. */
function TemplateForm({ template, onSave, onClose }: TemplateFormProps) {
  const { uid } = useDeskSession();
  const boardName = useDeskContext().board.name;
  const { title, use, text } = template;
  return (
    <DraftForm
      uid={uid}
      name={`template:${template.id || 'new'}`}
      values={{ title, use, text } as TemplateValues}
      schema={templateSchema}
      onSubmit={(values) => {
        const id = template.id || `own-${Date.now().toString(36)}`;
        const chosen = values.use as TemplateUse;
        onSave({ id, title: values.title.trim(), use: chosen, text: values.text.trim() });
        return Promise.resolve('done');
      }}
      onDone={onClose}
    >
      {({ values }) => (
        <DraftFields className="flex flex-col gap-4 pb-2">
          <FormTextField name="title" label="Title" />
          <FormSelect name="use" label="Used for" options={USES} />
          <FormTextAreaField
            name="text"
            label="Text"
            rows={6}
            dir="auto"
            hint={linkHint(values.text, PLACEHOLDER_HINT)}
          />
          <p className="text-sm text-text-muted">
            <span className="font-semibold text-text">Preview: </span>
            <bdi className="as-written">{exampleNote(values.text, boardName)}</bdi>
          </p>
          <div className="flex justify-end gap-3">
            <FormButtons label="Save template" busyLabel="Save template" onCancel={onClose} />
          </div>
        </DraftFields>
      )}
    </DraftForm>
  );
}
