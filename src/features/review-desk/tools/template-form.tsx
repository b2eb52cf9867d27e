import { useMemo, useRef, useState } from 'react';
import { DraftFields, DraftForm } from '@/components/draft-form';
import { FormSelect, FormTextAreaField, FormTextField } from '@/components/form-fields';
import { exampleNote, type NoteTemplate, type TemplateUse } from '@/domain/review/note-template';
import { formDraft } from '@/lib/drafts/form-draft';
import { Button } from '@/ui/button';
import { linkHint } from '../reading/link-hint';
import { useReviewRoom } from '../state/review-room';
import { PlaceholderChips } from './placeholder-chips';
import { isTemplateDraft, templateSchema, type TemplateValues } from './template-schema';

const USES = [
  { value: 'accept', label: 'Acceptance' },
  { value: 'reject', label: 'Rejection' },
  { value: 'any', label: 'Both' },
];

interface TemplateFormProps {
  /** Without an id for a new one. */
  template: NoteTemplate;
  boardName: string;
  onSave: (template: NoteTemplate) => void;
  /** It is saved or cancelled. */
  onClose: () => void;
}

/** One template, with a preview for one applicant. What was typed is kept until it is saved or cancelled. */
export function TemplateForm({ template, boardName, onSave, onClose }: TemplateFormProps) {
  const { uid } = useReviewRoom();
  const field = useRef<HTMLTextAreaElement>(null);
  const [original] = useState<TemplateValues>({
    title: template.title,
    use: template.use,
    text: template.text,
  });
  const draftStorage = useMemo(
    () => formDraft(uid, `template:${template.id || 'new'}`, original, isTemplateDraft),
    [uid, template.id, original],
  );
  return (
    <DraftForm
      draftStorage={draftStorage}
      values={original}
      schema={templateSchema}
      onSubmit={({ title, use, text }) => {
        const id = template.id || `own-${Date.now().toString(36)}`;
        onSave({ id, title: title.trim(), use: use as TemplateUse, text: text.trim() });
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
            ref={field}
            aside={<PlaceholderChips field={field} />}
            hint={linkHint(exampleNote(values.text))}
          />
          <p className="text-sm text-text-muted">
            <span className="font-semibold text-text">Reads: </span>
            <bdi className="as-written">{exampleNote(values.text, boardName)}</bdi>
          </p>
          <div className="flex justify-end gap-3">
            <Button
              variant="secondary"
              onClick={() => {
                draftStorage.clear();
                onClose();
              }}
            >
              Cancel
            </Button>
            <Button type="submit" variant="yellow">
              Save template
            </Button>
          </div>
        </DraftFields>
      )}
    </DraftForm>
  );
}
