import { expect, it } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import { editProfileSchema } from './edit-profile-dialog';
import { editProfileValues } from './edit-profile-values';

it.each([
  ['other', '\u3164', false],
  ['other', 'Beekeeper', true],
  ['designer', '', true],
])('validates the role %s with the custom role %j: %s', (role, customRole, isValid) => {
  const values = editProfileValues(readUser({ _id: 'u', profileQuestions: { role, customRole } }));
  expect(editProfileSchema(false).isValidSync(values)).toBe(isValid);
});
