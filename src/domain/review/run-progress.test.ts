import { expect, it } from 'vitest';
import type { Delivery, DeliveryState } from './delivery';
import { isFinished, progressText, runsOf } from './run-progress';

let made = 0;
const delivery = (
  state: DeliveryState,
  runId = 'run',
  confirmedAt = '2026-10-01T09:00:00.000Z',
): Delivery => ({
  requestId: `r${(made += 1)}`,
  boardId: 'b1',
  boardName: 'Guild',
  personKey: 'p1',
  personName: 'Ada',
  outcome: 'accept',
  note: 'Welcome',
  confirmedAt,
  reviewer: 'Carla',
  runId,
  mayHaveArrived: false,
  state,
});

it('counts every state once', () => {
  const [run] = runsOf([
    delivery({ kind: 'delivered' }),
    delivery({ kind: 'delivered' }),
    delivery({ kind: 'queued' }),
    delivery({ kind: 'sending' }),
    delivery({ kind: 'unconfirmed', refusal: null }),
    delivery({ kind: 'refused', text: 'No' }),
    delivery({ kind: 'conflict', found: 'gone' }),
    delivery({ kind: 'answerLost' }),
  ]);
  expect(run).toEqual({
    runId: 'run',
    boardId: 'b1',
    boardName: 'Guild',
    total: 8,
    delivered: 2,
    conflicts: 2,
    refused: 1,
    unconfirmed: 1,
    remaining: 2,
  });
  expect(run && isFinished(run)).toBe(false);
  expect(run && progressText(run)).toBe(
    'Sent 2 of 8, 2 decided elsewhere or gone, 1 to be checked, 3 not sent',
  );
});

it('says no more than how many were sent where all of them were', () => {
  const [run] = runsOf([delivery({ kind: 'delivered' })]);
  expect(run && isFinished(run)).toBe(true);
  expect(run && progressText(run)).toBe('Sent 1 of 1');
});

it('keeps runs apart, the latest first', () => {
  const runs = runsOf([
    delivery({ kind: 'delivered' }, 'old', '2026-10-01T09:00:00.000Z'),
    delivery({ kind: 'queued' }, 'new', '2026-10-02T09:00:00.000Z'),
    delivery({ kind: 'delivered' }, 'old', '2026-10-01T09:00:00.000Z'),
  ]);
  expect(runs.map(({ runId, total }) => [runId, total])).toEqual([
    ['new', 1],
    ['old', 2],
  ]);
});
