import { expect, it } from 'vitest';
import type { Delivery, DeliveryState } from './delivery';
import { isFinished, progressText, runsOf } from './run-progress';
import { delivery as makeDelivery } from '@kit/delivery';

let made = 0;
const delivery = (state: DeliveryState, changes: Partial<Delivery> = {}) =>
  makeDelivery({ requestId: `r${(made += 1)}`, ...changes, state });

it('counts every state once', () => {
  const [run] = runsOf(
    [
      delivery({ kind: 'delivered' }),
      delivery({ kind: 'delivered' }),
      delivery({ kind: 'delivered', byEarlierTry: true }),
      delivery({ kind: 'queued' }),
      delivery({ kind: 'sending' }),
      delivery({ kind: 'unconfirmed', refusal: null }),
      delivery({ kind: 'refused', text: 'No' }),
      delivery({ kind: 'conflict', found: 'gone' }),
      delivery({ kind: 'conflict', found: 'boardGone' }),
      delivery({ kind: 'conflict', found: 'forbidden' }),
      delivery({ kind: 'answerLost' }),
      delivery({ kind: 'answerLost', isUnchecked: true }),
    ],
    [delivery({ kind: 'queued' })],
  );
  expect(run).toEqual({
    runId: 'run',
    boardId: 'b1',
    boardName: 'Guild',
    total: 13,
    delivered: 2,
    byEarlierTry: 1,
    conflicts: 1,
    boardGone: 1,
    forbidden: 1,
    answersLost: 1,
    unchecked: 1,
    refused: 1,
    unconfirmed: 1,
    cancelled: 1,
    remaining: 2,
  });
  expect(run && isFinished(run)).toBe(false);
  expect(run && progressText(run)).toBe(
    'Sent 2 of 13, 1 decided by an earlier try of yours, 1 decided elsewhere or gone, 1 not sent because the board is gone, 1 not sent because you are not allowed to, 1 decided, the answer was lost, 1 without an answer, 1 to be checked, 4 not sent',
  );
});

it('says no more than how many were sent where all of them were', () => {
  const [run] = runsOf([delivery({ kind: 'delivered' })]);
  expect(run && isFinished(run)).toBe(true);
  expect(run && progressText(run)).toBe('Sent 1 of 1');
});

it('is finished where the rest was taken back, and says how many', () => {
  const [run] = runsOf([delivery({ kind: 'delivered' })], [delivery({ kind: 'queued' })]);
  expect(run && isFinished(run)).toBe(true);
  expect(run && progressText(run)).toBe('Sent 1 of 2, 1 not sent');
});

it('is not finished while as many are to be checked as are not sent', () => {
  const [run] = runsOf([delivery({ kind: 'queued' }), delivery({ kind: 'unconfirmed', refusal: null })]);
  expect(run && isFinished(run)).toBe(false);
});

it('keeps runs apart, the latest first', () => {
  const runs = runsOf([
    delivery({ kind: 'delivered' }, { runId: 'old' }),
    delivery({ kind: 'queued' }, { runId: 'new', confirmedAt: '2026-10-02T09:00:00.000Z' }),
    delivery({ kind: 'delivered' }, { runId: 'old' }),
  ]);
  expect(runs.map(({ runId, total }) => [runId, total])).toEqual([
    ['new', 1],
    ['old', 2],
  ]);
});
