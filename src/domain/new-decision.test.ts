import { expect, it } from 'vitest';
import { decisionKey, isNewDecision } from './new-decision';

const request = {
  id: 'r1',
  status: 'rejected',
  acceptanceNote: '',
  rejectionNote: 'Sorry',
  answers: ['Why?,So'],
};
const seen = ['r0', decisionKey(request)];

it.each([
  ['another status', { status: 'accepted' }, true],
  ['another note', { rejectionNote: 'Not yet' }, true],
  ['a note on an acceptance', { acceptanceNote: 'Welcome' }, true],
  ['other answers, after applying again', { answers: ['Why?,Because'] }, true],
  ['another request', { id: 'r2' }, true],
  ['nothing else', {}, false],
  ['no decision any more', { status: 'Pending' }, false],
])('a decision that was seen, with %s, is new: %s', (_what, changes, expected) => {
  expect(isNewDecision({ ...request, ...changes }, seen)).toBe(expected);
});

it('a decision is not new where the app has stored nothing but its id', () => {
  expect(isNewDecision(request, ['r1'])).toBe(false);
});

it('what is remembered of a decision does not tell its note', () => {
  expect(decisionKey(request)).not.toContain('Sorry');
});
