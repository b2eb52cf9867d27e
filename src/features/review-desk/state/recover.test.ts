// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Delivery } from '@/domain/review/delivery';
import { progressText, runsOf } from '@/domain/review/run-progress';
import { application } from '@kit/application';
import { delivery } from '@kit/delivery';
import { reviewPorts } from '@kit/review-device';
import { indexedDbStorage } from './indexed-db-storage';
import type { ReviewPorts, ReviewStorage } from './review-ports';
import { createReviewStore } from './review-store';

const ADA = delivery({ requestId: 'r1', runId: 'run-1' });
const BEN = delivery({ requestId: 'r2', runId: 'run-1', place: 1 });

const storage = () => indexedDbStorage('uid');
const stored = async () =>
  Object.fromEntries(
    (await storage().readDeliveries()).map(({ requestId, state }) => [requestId, state.kind]),
  );

/** A page whose database takes no deliveries while `isBroken`, on which nothing is sent before the test says so. */
async function pageWithFaults(parts: Partial<ReviewPorts> = {}) {
  const device = { isBroken: false, beforeRead: (): unknown => undefined, retry: () => {} };
  const whole = storage();
  const refuse =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      device.isBroken ? Promise.reject(new Error('Full')) : call(...args);
  const faulty: ReviewStorage = {
    ...whole,
    readDeliveries: refuse(async () => {
      await device.beforeRead();
      return whole.readDeliveries();
    }),
    changeDeliveries: refuse(whole.changeDeliveries),
    removeDeliveries: refuse(whole.removeDeliveries),
  };
  const post = vi.fn();
  const page = createReviewStore(
    reviewPorts({
      storage: faulty,
      channel: { post, subscribe: () => () => {} },
      isOnline: () => false,
      untilRetry: () =>
        new Promise((resolve) => {
          device.retry = resolve;
        }),
      ...parts,
    }),
  );
  await page.outbox.readAgain();
  const outboxNow = () => page.store.get().outbox;
  return {
    ...page,
    device,
    post,
    shown: () =>
      Object.fromEntries(Object.values(outboxNow().deliveries).map((one) => [one.requestId, one.state.kind])),
    outboxNow,
    async recover() {
      device.isBroken = false;
      device.retry();
      await vi.waitFor(() => expect(outboxNow().isMemoryOnly).toBe(false));
    },
  };
}

const settle = (kind: 'delivered' | 'answerLost') => (now: Delivery) => ({ ...now, state: { kind } });

it('has what was confirmed in memory while nothing can be stored, and stores it once something can', async () => {
  const page = await pageWithFaults();
  page.device.isBroken = true;
  await page.outbox.confirm('run-1', [ADA, BEN]);
  expect(page.outboxNow().isMemoryOnly).toBe(true);
  expect(page.shown()).toEqual({ r1: 'queued', r2: 'queued' });
  expect(await stored()).toEqual({});
  await page.recover();
  expect(await stored()).toEqual({ r1: 'queued', r2: 'queued' });
});

it('stores what became of a decision meanwhile, over what is stored of it from before', async () => {
  const page = await pageWithFaults();
  await page.outbox.confirm('run-1', [ADA]);
  page.device.isBroken = true;
  await page.outbox.change(['r1'], settle('delivered'));
  expect(await stored()).toEqual({ r1: 'queued' });
  await page.recover();
  expect(await stored()).toEqual({ r1: 'delivered' });
  expect(page.shown()).toEqual({ r1: 'delivered' });
});

it('takes what another page has stored meanwhile where that is surer', async () => {
  const page = await pageWithFaults();
  await page.outbox.confirm('run-1', [ADA]);
  page.device.isBroken = true;
  await page.outbox.change(['r1'], settle('answerLost'));
  await storage().changeDeliveries(['r1'], (now) => now && settle('delivered')(now));
  await page.recover();
  expect(await stored()).toEqual({ r1: 'delivered' });
  expect(page.shown()).toEqual({ r1: 'delivered' });
});

it.each([false, true])(
  'says of its run that it did not send what another page has decided meanwhile; the database fails once more: %s',
  async (failsOnceMore) => {
    const page = await pageWithFaults();
    const { device } = page;
    device.isBroken = true;
    await page.outbox.confirm('run-1', [ADA, BEN]);
    await storage().changeDeliveries(['r1'], () => ({ ...ADA, runId: 'run-2', outcome: 'reject' }));
    if (failsOnceMore) {
      const { retry } = device;
      Object.assign(device, { isBroken: false, beforeRead: () => Promise.reject(new Error('Closed')) });
      retry();
      // What was found has been written, and could not be read.
      await vi.waitFor(() => expect(device.retry).not.toBe(retry));
      expect(page.outboxNow().isMemoryOnly).toBe(true);
      device.beforeRead = () => undefined;
    }
    await page.recover();
    const { deliveries, cancelled } = page.outboxNow();
    expect(deliveries.r1).toMatchObject({ runId: 'run-2' });
    expect(cancelled).toEqual([{ ...ADA, state: { kind: 'refused', text: expect.any(String) as string } }]);
    expect(runsOf(Object.values(deliveries), cancelled).map(progressText)).toContain(
      'Sent 0 of 2, 2 not sent',
    );
  },
);

it('leaves what another page has taken back, also where it was written here and could not be read', async () => {
  const page = await pageWithFaults();
  const { device } = page;
  device.isBroken = true;
  await page.outbox.confirm('run-1', [ADA]);
  const { retry } = device;
  Object.assign(device, { isBroken: false, beforeRead: () => Promise.reject(new Error('Closed')) });
  retry();
  await vi.waitFor(() => expect(device.retry).not.toBe(retry));
  expect(await stored()).toEqual({ r1: 'queued' });
  await storage().removeDeliveries(['r1'], () => true);
  device.beforeRead = () => undefined;
  await page.recover();
  expect(await stored()).toEqual({});
  expect(page.outboxNow().cancelled).toEqual([ADA]);
});

it('says so, too, where that page takes its own back in this moment', async () => {
  const page = await pageWithFaults();
  page.device.isBroken = true;
  await page.outbox.confirm('run-1', [ADA]);
  await storage().changeDeliveries(['r1'], () => ({ ...ADA, runId: 'run-2', outcome: 'reject' }));
  page.device.beforeRead = () => storage().removeDeliveries(['r1'], () => true);
  await page.recover();
  expect(page.shown()).toEqual({});
  expect(page.outboxNow().cancelled.map(({ state }) => state.kind)).toEqual(['refused']);
});

it('compares only once what it could not write', async () => {
  const page = await pageWithFaults();
  await page.outbox.confirm('run-1', [ADA]);
  page.device.isBroken = true;
  await page.outbox.change(['r1'], settle('delivered'));
  await page.recover();
  // Somebody has put the history away in another tab.
  await storage().removeDeliveries(['r1'], () => true);
  page.device.isBroken = true;
  await page.outbox.confirm('run-2', [{ ...BEN, runId: 'run-2' }]);
  await page.recover();
  expect(await stored()).toEqual({ r2: 'queued' });
});

it('reads what other pages have stored once it can, and tells them what it has', async () => {
  const page = await pageWithFaults();
  page.device.isBroken = true;
  await page.outbox.confirm('run-1', [ADA]);
  await storage().changeDeliveries(['r3'], () => delivery({ requestId: 'r3', runId: 'run-3' }));
  page.post.mockClear();
  await page.recover();
  expect(page.shown()).toEqual({ r1: 'queued', r3: 'queued' });
  expect(page.post).toHaveBeenCalledWith({ kind: 'deliveries' });
});

it('lets go of its runs while nothing can be stored, and has them again once something can', async () => {
  const held = new Set<string>();
  const runLock: ReviewPorts['runLock'] = (runId) => ({
    hold: async (run) => {
      await Promise.resolve(held.add(runId));
      await run();
      held.delete(runId);
    },
    whenFree: () => Promise.resolve(),
    isFree: () => Promise.resolve(!held.has(runId)),
  });
  const page = await pageWithFaults({ runLock });
  await page.outbox.confirm('run-1', [ADA]);
  expect([...held]).toEqual(['run-1']);
  page.device.isBroken = true;
  await page.outbox.change(['r1'], settle('answerLost'));
  await vi.waitFor(() => expect([...held]).toEqual([]));
  await page.recover();
  expect([...held]).toEqual(['run-1']);
});

it.each(['sending', 'delivered'] as const)(
  'removes what was taken back meanwhile, but not what is %s by another page that has gone on with it',
  async (kind) => {
    const page = await pageWithFaults();
    await page.outbox.confirm('run-1', [ADA, BEN]);
    page.device.isBroken = true;
    await page.outbox.cancel('run-1');
    expect(page.shown()).toEqual({});
    await storage().changeDeliveries(['r2'], (now) => now && { ...now, state: { kind } });
    await page.recover();
    expect(await stored()).toEqual({ r2: kind });
    expect(page.outboxNow().cancelled.map(({ requestId }) => requestId)).toEqual(['r1']);
  },
);

it('does not send what another page has taken back meanwhile, and says so', async () => {
  const page = await pageWithFaults();
  const cyd = { ...ADA, requestId: 'r3' };
  await page.outbox.confirm('run-1', [ADA, BEN, cyd]);
  const become = (kind: 'sending' | 'queued') =>
    page.outbox.change(['r1', 'r2'], (now) => ({ ...now, state: { kind } }));
  await become('sending');
  page.device.isBroken = true;
  await become('queued');
  await storage().removeDeliveries(['r2', 'r3'], () => true);
  await page.recover();
  expect(await stored()).toEqual({ r1: 'queued' });
  expect(page.shown()).toEqual({ r1: 'queued' });
  expect(page.outboxNow().cancelled).toEqual([BEN, cyd]);
});

it('has the new decision on somebody whose interrupted one was taken back meanwhile', async () => {
  await storage().changeDeliveries(['r1'], () => ADA);
  const page = await pageWithFaults();
  page.device.isBroken = true;
  await page.outbox.change(['r1'], () => null);
  await page.outbox.cancel('run-1');
  const again = { ...ADA, runId: 'run-2', confirmedAt: '2099-01-01T00:00:00.000Z' };
  await page.outbox.confirm('run-2', [again]);
  await page.recover();
  expect(await storage().readDeliveries()).toEqual([again]);
});

it('goes on with what is still to be sent once something can be stored', async () => {
  const page = await pageWithFaults({
    isOnline: () => true,
    backend: {
      decide: () => Promise.resolve({ kind: 'done' }),
      loadList: () => Promise.resolve([application('r1', {}).request]),
      sendingEnded: () => {},
    },
  });
  await page.outbox.confirm('run-1', [ADA]);
  page.device.isBroken = true;
  await page.outbox.readAgain();
  await page.recover();
  await vi.waitFor(() => expect(page.shown()).toEqual({ r1: 'delivered' }));
});

it('removes what was taken back after a call that was under way as the database failed', async () => {
  const page = await pageWithFaults();
  await page.outbox.confirmSingle(ADA);
  await page.outbox.change(['r1'], (now) => ({ ...now, state: { kind: 'sending' } }));
  page.device.isBroken = true;
  await page.outbox.change(['r1'], (now) => ({ ...now, state: { kind: 'refused', text: 'No' } }));
  await page.outbox.takeBack({ ...ADA, state: { kind: 'refused', text: 'No' } }, null);
  await page.recover();
  expect(await stored()).toEqual({});
});

it('has the new decision on somebody whose earlier one was refused meanwhile', async () => {
  const page = await pageWithFaults();
  await page.outbox.confirm('run-1', [ADA]);
  page.device.isBroken = true;
  await page.outbox.change(['r1'], (now) => ({ ...now, state: { kind: 'refused', text: 'No' } }));
  const again = { ...ADA, runId: 'run-2', confirmedAt: '2099-01-01T00:00:00.000Z' };
  await page.outbox.confirm('run-2', [again]);
  await page.recover();
  expect(await storage().readDeliveries()).toEqual([again]);
});

it('has what a single decision had taken the place of once something can be stored, where that was taken back', async () => {
  const tried = { ...ADA, state: { kind: 'unconfirmed', refusal: null } as const, mayHaveArrived: true };
  await storage().changeDeliveries(['r1'], () => tried);
  const page = await pageWithFaults();
  const single = { ...ADA, runId: 'single', confirmedAt: '2099-01-01T00:00:00.000Z' };
  const claim = await page.outbox.confirmSingle(single);
  expect(await stored()).toEqual({ r1: 'queued' });
  page.device.isBroken = true;
  await page.outbox.takeBack(single, claim?.before ?? null);
  page.closeRun('single');
  await page.recover();
  expect(await storage().readDeliveries()).toEqual([tried]);
});

it('counts as loaded where nothing can be read, and still shows what was confirmed here', async () => {
  const page = await pageWithFaults();
  page.device.isBroken = true;
  await page.outbox.readAgain();
  expect(page.outboxNow()).toMatchObject({ isLoaded: true, isMemoryOnly: true });
});
