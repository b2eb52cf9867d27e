import { expect, it } from 'vitest';
import { applicationCopy } from './application-copy';

const ANSWERS = [
  { question: 'Why do you want to join this board?', answer: 'I like it.\n\nAnd I have time.' },
  { question: 'What have you built?', answer: '' },
];

it('has the board, the day, every question with its answer, and the note', () => {
  const copy = { boardName: 'Frontend Guild', sentOn: 'May 3, 2026', answers: ANSWERS, note: 'Welcome!' };
  expect(applicationCopy(copy)).toBe(
    'Application to Frontend Guild\nSent May 3, 2026\n\n' +
      'Why do you want to join this board?\nI like it.\n\nAnd I have time.\n\n' +
      'What have you built?\nNo answer\n\nNote from the creator\nWelcome!\n',
  );
});

it('leaves out what there is not', () => {
  expect(applicationCopy({ boardName: 'Guild', sentOn: null, answers: [], note: '' })).toBe(
    'Application to Guild\n',
  );
});
