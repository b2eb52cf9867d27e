// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Delivery } from '@/domain/review/delivery';
import { application } from '@kit/application';
import { delivery } from '@kit/delivery';
import { FREE_RUN_LOCK, reviewPorts } from '@kit/review-device';
import { indexedDbStorage } from './indexed-db-storage';
import type { ReviewPorts } from './review-ports';
import { createReviewStore } from './review-store';

const ADA = delivery({ requestId: 'r1', runId: 'run-1' });
const BEN = delivery({ requestId: 'r2', runId: 'run-1', place: 1 });

const storage = () => indexedDbStorage('uid');
const kinds = (deliveries: readonly Delivery[]) =>
  Object.fromEntries(deliveries.map(({ requestId, state }) => [requestId, state.kind]));
const stored = async () => kinds(await storage().readDeliveries());

/** A page on which nothing is sent. */
async function openPage(parts: Partial<ReviewPorts> = {}) {
  const page = createReviewStore(reviewPorts({ isOnline: () => false, ...parts }));
  await page.outbox.readAgain();
  const outboxNow = () => page.store.get().outbox;
  return { ...page, outboxNow, shown: () => kinds(Object.values(outboxNow().deliveries)) };
}

it('keeps what may have arrived when the rest is not to be sent, and nothing of what cannot have', async () => {
  const page = await openPage();
  await page.outbox.confirm('run-1', [ADA, BEN]);
  await page.outbox.change(['r1'], (now) => ({ ...now, mayHaveArrived: true }));
  await page.outbox.cancel('run-1');
  expect(page.shown()).toEqual({ r1: 'refused' });
  expect(await stored()).toEqual({ r1: 'refused' });
  expect(page.outboxNow().cancelled.map(({ requestId }) => requestId)).toEqual(['r2']);
});

it('keeps what turns out to have been tried while the rest is taken back', async () => {
  const whole = storage();
  const page = await openPage({
    storage: {
      ...whole,
      async removeDeliveries(...args) {
        // Its call was not answered, and a list has shown it as pending.
        await whole.changeDeliveries(['r1'], (now) => now && { ...now, mayHaveArrived: true });
        return whole.removeDeliveries(...args);
      },
    },
  });
  await page.outbox.confirm('run-1', [ADA, BEN]);
  await page.outbox.cancel('run-1');
  expect(await stored()).toEqual({ r1: 'queued' });
  expect(page.outboxNow().cancelled.map(({ requestId }) => requestId)).toEqual(['r2']);
});

const MINUTE_MS = 60_000;

it.each([
  { kind: 'delivered' },
  { kind: 'answerLost' },
  { kind: 'conflict', found: 'rejected' },
  { kind: 'conflict', found: 'gone' },
] as const)(
  'has %j open again where a list loaded minutes later shows the request as pending',
  async (state) => {
    const page = await openPage();
    await page.outbox.confirm('run-1', [ADA, BEN]);
    const { request } = application('r1', {});
    const settledAfter = Date.now();
    await page.outbox.change(['r1', 'r2'], (now) => ({ ...now, state }));
    page.assessments.change('b1', [
      ['r1', { verdict: 'no', isRead: true, notes: { accept: null, reject: 'Sorry' }, score: 4 }],
      ['r2', { verdict: 'no' }],
    ]);
    const now = () => page.outboxNow().deliveries.r1;
    const again = { ...ADA, runId: 'run-2' };

    // A server may answer with what it had before the decision.
    await page.outbox.learnFrom('b1', [request], settledAfter + 4 * MINUTE_MS);
    await page.outbox.learnFrom('b1', [request], null);
    expect(now()).not.toHaveProperty('isReopened');
    expect(await page.outbox.confirm('run-2', [again])).toEqual([]);

    await page.outbox.learnFrom('b1', [request], settledAfter + 10 * MINUTE_MS);
    expect(now()).toMatchObject({ runId: 'run-1', state, isReopened: true });
    // What was thought of the earlier application decides nothing about this one.
    expect(page.assessments.of('b1', 'r1')).toMatchObject({
      verdict: null,
      isRead: false,
      notes: { accept: null, reject: null },
      score: 4,
    });
    expect(page.assessments.of('b1', 'r2').verdict).toBe('no');

    page.assessments.change('b1', [['r1', { verdict: 'yes' }]]);
    await page.outbox.learnFrom('b1', [request], settledAfter + 20 * MINUTE_MS);
    expect(page.assessments.of('b1', 'r1').verdict).toBe('yes');
    expect(await page.outbox.confirm('run-2', [again])).toEqual(['r1']);
    expect(now()).toMatchObject({ runId: 'run-2', state: { kind: 'queued' } });
    expect(now()).not.toHaveProperty('isReopened');
  },
);

it('leaves what is still to be sent as it is, however late the list that shows the request as pending', async () => {
  const page = await openPage();
  await page.outbox.confirm('run-1', [ADA]);
  await page.outbox.learnFrom('b1', [application('r1', {}).request], Date.now() + 60 * MINUTE_MS);
  expect(page.shown()).toEqual({ r1: 'queued' });
  expect(page.outboxNow().deliveries.r1).not.toHaveProperty('isReopened');
});

it('does not hold on to a run of which nothing was left to send', async () => {
  const held = new Set<string>();
  const page = await openPage({
    runLock: (runId) => ({
      ...FREE_RUN_LOCK,
      async hold(run) {
        held.add(runId);
        await run();
        held.delete(runId);
      },
    }),
  });
  await page.outbox.confirm('run-1', [ADA]);
  // Ada's decision is on its way already.
  expect(await page.outbox.confirm('run-2', [{ ...ADA, runId: 'run-2' }])).toEqual([]);
  await vi.waitFor(() => expect(held).toEqual(new Set(['run-1'])));
});
