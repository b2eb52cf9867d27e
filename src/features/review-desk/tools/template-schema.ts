import { object, string } from 'yup';
import { requiredText } from '@/components/required-text';
import { unknownPlaceholders } from '@/domain/review/note-template';
import { isOfShape, textFieldsShape } from '@/lib/drafts/draft-shape';

export interface TemplateValues {
  title: string;
  use: string;
  text: string;
}

/** A template needs a title to be found by, and only placeholders that can be filled. */
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

export const isTemplateDraft = isOfShape<TemplateValues>(textFieldsShape(['title', 'use', 'text']));
