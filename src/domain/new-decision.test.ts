import { expect, it } from 'vitest';
import { decisionKey, isNewDecision } from './new-decision';

const request = { id: 'r1', status: 'rejected' };
const seen = ['r0', decisionKey(request)];

it.each([
  ['another status', { status: 'accepted' }, true],
  ['another request', { id: 'r2' }, true],
  ['no change', {}, false],
  ['no decision any more', { status: 'Pending' }, false],
])('a seen decision with %s is new: %s', (_what, changes, expected) => {
  expect(isNewDecision({ ...request, ...changes }, seen)).toBe(expected);
});
