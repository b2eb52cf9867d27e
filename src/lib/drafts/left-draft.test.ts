import { beforeEach, expect, it } from 'vitest';
import { leftTexts } from './left-draft';

const store = (value: unknown) => localStorage.setItem('draft:ada:apply:b1', JSON.stringify(value));
beforeEach(() => localStorage.clear());

it('reads all texts of a draft, with the questions that it answers', () => {
  store({
    about: JSON.stringify(['Why?', 'Where?']),
    typed: {
      'answers.0': [
        { by: 'a', value: ' Birds ' },
        { by: 'b', value: 'Bees' },
      ],
      'answers.1': [{ by: 'a', value: ' ' }],
    },
  });
  expect(leftTexts('ada', 'apply:b1')).toEqual([
    { question: 'Why?', text: 'Birds' },
    { question: 'Why?', text: 'Bees' },
  ]);
  store({ about: '', typed: { name: [{ by: 'a', value: 'Guild' }], isHidden: [{ by: 'a', value: true }] } });
  expect(leftTexts('ada', 'apply:b1')).toEqual([{ question: null, text: 'Guild' }]);
  expect(leftTexts('ben', 'apply:b1')).toEqual([]);
});

it.each([
  null,
  3,
  'text',
  {},
  { typed: 3 },
  { typed: { name: 'x' } },
  { typed: { name: [null, { value: 3 }] } },
])('reads nothing from %j', (value) => {
  store(value);
  expect(leftTexts('ada', 'apply:b1')).toEqual([]);
});
