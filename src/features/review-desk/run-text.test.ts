// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Decision } from '@/domain/review/decision';
import { runText, singleFailure } from './run-text';
import type { Run } from './state/send';

const decision = (outcome: Decision['outcome'], requestId: string): Decision => ({
  requestId,
  outcome,
  note: '',
  personKey: requestId,
  personName: 'Ada',
});
const decisions = [decision('accept', 'r1'), decision('reject', 'r2'), decision('reject', 'r3')];
const run = (changes: Partial<Run>): Run => ({
  board: { id: 'b1', name: 'Guild' },
  decisions,
  phase: 'ended',
  startsAt: 10_000,
  waitsUntil: null,
  sent: 0,
  failures: {},
  end: 'done',
  ...changes,
});

it.each<[Partial<Run>, string | RegExp]>([
  [{ phase: 'countdown', end: null }, 'Sending 1 acceptance and 2 rejections in 8 s'],
  [{ phase: 'sending', sent: 2, end: null }, 'Sending 2 of 3'],
  [{ phase: 'sending', waitsUntil: 9000, end: null }, /^Sent 0 of 3\. .* continues at .+\.$/],
  [{ phase: 'checking', end: null }, 'Checking the list'],
  [{ sent: 3 }, '3 of 3 were sent.'],
  [{ sent: 1, decisions: decisions.slice(0, 1) }, '1 of 1 was sent.'],
  [{ sent: 2, failures: { r1: 'No place left' } }, '2 of 3 were sent. No place left'],
  [{ sent: 1, end: 'storage' }, 'This device can’t store anything, so sending has stopped. 1 of 3 was sent.'],
  [{ end: 'busy' }, 'Decisions are being sent in another tab.'],
])('describes a run with %j as: %s', (changes, expected) => {
  const text = runText(run(changes), 2001);
  if (typeof expected === 'string') expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

describe('a single decision', () => {
  it.each<[Partial<Run> | null, string | null]>([
    [null, 'Your other decisions are still being sent. Try again when they’re done.'],
    [{ sent: 1 }, null],
    [{ failures: { r1: 'No place left' } }, 'No place left'],
    [{ end: 'storage' }, 'This device can’t store anything, so sending has stopped.'],
    [{ end: 'busy' }, 'Decisions are being sent in another tab.'],
    [{}, null],
  ])('describes a failure with %j as: %s', (changes, expected) => {
    expect(singleFailure(changes === null ? null : run(changes))).toBe(expected);
  });
});
