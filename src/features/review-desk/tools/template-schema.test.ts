import { expect, it } from 'vitest';
import { fillNote } from '@/domain/review/note-template';
import { templateSchema } from './template-schema';

const PREVIEW = { firstName: 'Ada', board: 'Engines', role: 'Designer' };

it.each([
  ['Hi {firstName}', 'Hi Ada'],
  ['as { role }', 'as Designer'],
  ['Hi {FIRSTNAME} of {Board}', 'Hi Ada of Engines'],
])('takes %j, which the preview reads as %j', async (text, preview) => {
  expect(fillNote(text, PREVIEW)).toBe(preview);
  expect(await templateSchema.isValid({ title: 'Warm', use: 'accept', text })).toBe(true);
});

it.each(['Hi {name}', 'Hi {first name}', 'Hi [firstName]', 'Hi {firstName'])(
  'refuses %j, which nobody would have filled in',
  async (text) => {
    expect(fillNote(text, PREVIEW)).toBe(text);
    await expect(templateSchema.validate({ title: 'Warm', use: 'accept', text })).rejects.toThrow(
      /^Unknown placeholder: /,
    );
  },
);
