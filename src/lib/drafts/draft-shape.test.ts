import { expect, it } from 'vitest';
import { array, object } from 'yup';
import { flagShape, isOfShape, textFieldsShape, textShape, textsShape } from './draft-shape';

const isDraft = isOfShape(
  object({
    name: textShape,
    tags: textsShape,
    isHidden: flagShape,
    links: textFieldsShape(['github', 'blog']),
    rows: array(object({ text: textShape }).defined()).defined(),
  }).defined(),
);
const BLANK = {
  name: '',
  tags: [''],
  isHidden: false,
  links: { github: '', blog: '' },
  rows: [{ text: '' }],
};

it('accepts blank and unknown fields', () => {
  expect(isDraft(BLANK)).toBe(true);
  expect(isDraft({ ...BLANK, tags: [], rows: [], more: 1 })).toBe(true);
});

it.each<[string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a text', 'name'],
  ['a list', [BLANK]],
  ['an empty object', {}],
  ['a number as a text', { ...BLANK, name: 1 }],
  ['null as a text', { ...BLANK, name: null }],
  ['a text as a list', { ...BLANK, tags: 'a' }],
  ['a missing list', { ...BLANK, tags: undefined }],
  ['a number in a list', { ...BLANK, tags: ['a', 1] }],
  ['nothing in a list', { ...BLANK, tags: [null] }],
  ['a text as a flag', { ...BLANK, isHidden: 'true' }],
  ['null as a flag', { ...BLANK, isHidden: null }],
  ['a missing flag', { ...BLANK, isHidden: undefined }],
  ['missing fields', { ...BLANK, links: undefined }],
  ['one field of two', { ...BLANK, links: { github: '' } }],
  ['an empty row', { ...BLANK, rows: [{}] }],
  ['a missing row', { ...BLANK, rows: [null] }],
])('rejects %s', (_what, value) => {
  expect(isDraft(value)).toBe(false);
});
