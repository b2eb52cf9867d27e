import { expect, it } from 'vitest';
import { requiredText } from './field-schemas';

const schema = requiredText('Name is required').min(3, 'Too short');

it.each(['', '   ', '\u3164'.repeat(12), '\u115f\u1160\uffa0', '\u2800\u2800\u2800', '\u034f \u200b \u00ad'])(
  'does not count invisible characters as filled in (%j)',
  (text) => {
    expect(() => schema.validateSync(text)).toThrow('Name is required');
  },
);

it('counts the length without leading and trailing spaces', () => {
  expect(schema.validateSync(' Ana ')).toBe('Ana');
  expect(() => schema.validateSync(' An ')).toThrow('Too short');
});
