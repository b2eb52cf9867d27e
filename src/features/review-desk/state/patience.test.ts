// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import type { SendAnswer } from '@/domain/review/send-answer';
import { application } from '@kit/application';
import { delivery } from '@kit/delivery';
import { reviewPorts } from '@kit/review-device';
import type { TabMessage } from './review-ports';
import { createReviewStore } from './review-store';

const DONE: SendAnswer = { kind: 'done' };
const tooMany = (retryAfterMs: number | null): SendAnswer => ({
  kind: 'tooMany',
  text: 'Too many',
  retryAfterMs,
});

/** A desk whose server gives these answers, then only good ones; its waits end when the test says so. */
function desk(answers: SendAnswer[], list: JoinRequest[] = []) {
  // The clock stands still, so that a wait is as long as it was asked for, to the millisecond.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T12:00:00Z'));
  const waits: { milliseconds: number; end: () => void }[] = [];
  const post = vi.fn<(message: TabMessage) => void>();
  const decide = vi.fn(() => Promise.resolve(answers.shift() ?? DONE));
  const review = createReviewStore(
    reviewPorts({
      channel: { post, subscribe: () => () => {} },
      backend: { decide, loadList: () => Promise.resolve(list), sendingEnded: () => {} },
      wait: (milliseconds, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve());
          waits.push({ milliseconds, end: resolve });
        }),
    }),
  );
  const { store } = review;
  return {
    review,
    store,
    decide,
    post,
    waits,
    outbox: () => store.get().outbox,
    kinds: () => Object.values(store.get().outbox.deliveries).map(({ state }) => state.kind),
    async send(count: number) {
      await review.outbox.readAgain();
      const all = Array.from({ length: count }, (_, index) =>
        delivery({ requestId: `r${index}`, runId: 'run', state: { kind: 'queued' } }),
      );
      await review.confirm('run', all);
    },
  };
}

it('waits as long as the server asks, says so, and then sends the same again', async () => {
  const { send, waits, decide, outbox, kinds, post } = desk([tooMany(30_000)]);
  const before = Date.now();
  await send(1);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  expect(waits[0]?.milliseconds).toBe(30_000);
  expect(outbox().wait?.reason).toBe('tooMany');
  expect(outbox().wait?.until).toBeGreaterThanOrEqual(before + 30_000);
  expect(post).toHaveBeenLastCalledWith({ kind: 'wait', wait: outbox().wait });
  expect(decide).toHaveBeenCalledTimes(1);
  waits[0]?.end();
  await vi.waitFor(() => expect(kinds()).toEqual(['delivered']));
  expect(decide).toHaveBeenCalledTimes(2);
  expect(outbox().wait).toBeNull();
});

it('waits five seconds where the server does not say for how long', async () => {
  const { send, waits } = desk([tooMany(null)]);
  await send(1);
  await vi.waitFor(() => expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([5000]));
});

it('counts calls that are refused together once, and keeps to the longest wait', async () => {
  const { send, waits, outbox, kinds, decide } = desk([
    tooMany(1000),
    tooMany(60_000),
    tooMany(1000),
    tooMany(1000),
  ]);
  await send(6);
  await vi.waitFor(() => expect(decide).toHaveBeenCalledTimes(4));
  await vi.waitFor(() => expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1000, 60_000]));
  expect(outbox().runs.run?.isPaused).toBe(false);
  waits[0]?.end();
  waits[1]?.end();
  await vi.waitFor(() => expect(kinds()).toEqual(Array.from({ length: 6 }, () => 'delivered')));
});

it('pauses after the third wait in a row without a success', async () => {
  const { send, waits, outbox, decide } = desk([tooMany(1000), tooMany(1000), tooMany(1000)]);
  await send(1);
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(waits).toHaveLength(count));
    waits.at(-1)?.end();
  }
  await vi.waitFor(() => expect(outbox().runs.run).toMatchObject({ isPaused: true, reason: 'tooMany' }));
  expect(decide).toHaveBeenCalledTimes(3);
});

it('looks at the list only after the wait where a server that is not ready may have acted', async () => {
  const { review, send, waits, outbox, kinds } = desk([
    { kind: 'unknown', text: 'Not ready', retryAfterMs: 2000 },
  ]);
  await send(1);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  expect(outbox().wait?.reason).toBe('notReady');
  // Until the list has been seen.
  expect(kinds()).toEqual(['unconfirmed']);
  await review.refresh();
  expect(kinds()).toEqual(['unconfirmed']);
  waits[0]?.end();
  await vi.waitFor(() => expect(kinds()).toEqual(['answerLost']));
});

it('gives the wait up when it is paused, so that it can go on at once when told to', async () => {
  const { review, send, waits, outbox, kinds } = desk([tooMany(600_000)], [application('r0', {}).request]);
  await send(1);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  review.pause('person');
  await vi.waitFor(() => expect(outbox().wait).toBeNull());
  expect(kinds()).toEqual(['queued']);
  review.resume('run');
  await vi.waitFor(() => expect(kinds()).toEqual(['delivered']));
});
