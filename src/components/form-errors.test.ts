import { expect, it } from 'vitest';
import { object, string } from 'yup';
import { errorsAtStart } from './form-errors';

const schema = object({ name: string().required('Name is required'), bio: string().max(3, 'Too long') });

it.each([
  [{ name: '', bio: '' }, { name: 'Name is required' }],
  [
    { name: '', bio: 'long' },
    { name: 'Name is required', bio: 'Too long' },
  ],
  [{ name: 'Ana', bio: '' }, {}],
])('finds the initial errors of the values %j: %j', (values, errors) => {
  expect(errorsAtStart(schema, values)).toEqual(errors);
});
