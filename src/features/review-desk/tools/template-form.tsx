import { Form, Formik } from 'formik';
import { FocusFirstError } from '@/components/focus-first-error';
import { FormSelect, FormTextAreaField, FormTextField } from '@/components/form-fields';
import { PLACEHOLDERS, fillNote, type NoteTemplate, type TemplateUse } from '@/domain/review/note-template';
import { submitOnModEnter } from '@/lib/form-keys';
import { Button } from '@/ui/button';
import { templateSchema } from './template-schema';

const USES = [
  { value: 'accept', label: 'Acceptance' },
  { value: 'reject', label: 'Rejection' },
  { value: 'any', label: 'Both' },
];
const EXAMPLE = { firstName: 'Ada', role: 'Designer' };

interface TemplateFormProps {
  /** Null for a new one. */
  template: NoteTemplate | null;
  boardName: string;
  onSave: (template: NoteTemplate) => void;
  onCancel: () => void;
}

/** One template, with a preview for one applicant. */
export function TemplateForm({ template, boardName, onSave, onCancel }: TemplateFormProps) {
  return (
    <Formik
      initialValues={{
        title: template?.title ?? '',
        use: template?.use ?? 'accept',
        text: template?.text ?? 'Hi {firstName}, ',
      }}
      validationSchema={templateSchema}
      onSubmit={({ title, use, text }) =>
        onSave({
          id: template?.id ?? `own-${Date.now().toString(36)}`,
          title: title.trim(),
          use: use as TemplateUse,
          text: text.trim(),
        })
      }
    >
      {({ values }) => (
        <Form onKeyDown={submitOnModEnter} noValidate className="flex flex-col gap-4 pb-2">
          <FocusFirstError />
          <FormTextField name="title" label="Title" />
          <FormSelect name="use" label="Used for" options={USES} />
          <FormTextAreaField
            name="text"
            label="Text"
            rows={6}
            dir="auto"
            hint={`Filled in for each person: ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`}
          />
          <p className="text-sm whitespace-pre-line text-text-muted" dir="auto">
            <span className="font-semibold text-text">Reads: </span>
            {fillNote(values.text, { ...EXAMPLE, board: boardName })}
          </p>
          <div className="flex justify-end gap-3">
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" variant="yellow">
              Save template
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
