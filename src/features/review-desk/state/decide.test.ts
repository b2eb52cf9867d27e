// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import type { SendAnswer } from '@/domain/review/send-answer';
import { delivery } from '@kit/delivery';
import { reviewPorts } from '@kit/review-device';
import { createTurns } from './in-turn';
import { indexedDbStorage } from './indexed-db-storage';
import type { ReviewBackend, ReviewPorts } from './review-ports';
import { createReviewStore } from './review-store';

const UNANSWERED: SendAnswer = { kind: 'unknown', text: 'No answer' };
const one = delivery({ requestId: 'r1', runId: 'run' });
const listed = (status: string) =>
  [{ id: 'r1', boardId: 'b1', status, acceptanceNote: '', rejectionNote: '' } as JoinRequest] as const;

function pageWith(
  backend: Partial<ReviewBackend> & Pick<ReviewBackend, 'decide'>,
  lock?: ReviewPorts['lock'],
  /** Called before each writing of decisions, with its number. */
  beforeWrite: (count: number) => Promise<unknown> | void = () => {},
) {
  const storage = indexedDbStorage('uid');
  let count = 0;
  const review = createReviewStore(
    reviewPorts({
      storage: {
        ...storage,
        async changeDeliveries(ids, next) {
          if (ids.length > 0) await beforeWrite((count += 1));
          return storage.changeDeliveries(ids, next);
        },
      },
      backend: { loadList: () => Promise.resolve([]), sendingEnded: () => {}, ...backend },
      ...(lock && { lock }),
    }),
  );
  return { review, outbox: () => review.store.get().outbox };
}

it.each<SendAnswer>([
  { kind: 'disputed', text: 'Decided', as: 'decided' },
  { kind: 'refused', text: 'Too long' },
])(
  'a single decision that is answered with %j does not make an earlier try be forgotten that arrives late',
  async (answer) => {
    const decide = vi.fn<ReviewBackend['decide']>(() => Promise.resolve(UNANSWERED));
    const loadList = vi.fn<ReviewBackend['loadList']>(() => Promise.reject(new Error('Internal error')));
    const { review, outbox } = pageWith({ decide, loadList });
    await review.outbox.readAgain();
    await review.decide({ ...one, note: 'First' });
    decide.mockResolvedValue(answer);
    loadList.mockResolvedValueOnce([...listed('pending')]);
    const arrived = [{ ...listed('accepted')[0], acceptanceNote: 'First' }];
    loadList.mockResolvedValue(arrived);
    await review.decide({ ...one, runId: 'second', outcome: 'reject', note: 'Second' });
    await review.outbox.learnFrom('b1', arrived, Date.now());
    expect(decide).toHaveBeenCalledTimes(2);
    expect(outbox().deliveries.r1).toMatchObject({
      outcome: 'accept',
      note: 'First',
      state: { kind: 'delivered', byEarlierTry: true },
    });
  },
);

it.each([null, 'First'])(
  'a single decision that was not answered, and is still pending then, is not forgotten, also after %j',
  async (earlier) => {
    const decide = vi.fn<ReviewBackend['decide']>(() => Promise.resolve(UNANSWERED));
    const loadList = vi.fn<ReviewBackend['loadList']>(() => Promise.reject(new Error('Internal error')));
    const { review, outbox } = pageWith({ decide, loadList });
    await review.outbox.readAgain();
    if (earlier !== null) await review.decide({ ...one, runId: 'earlier', note: earlier });
    decide.mockClear();
    loadList.mockResolvedValue([...listed('pending')]);
    const welcome = { ...one, note: 'Welcome' };
    expect(await review.decide(welcome)).toEqual({ kind: 'failed', text: 'No answer' });
    expect(outbox().deliveries.r1?.state.kind).toBe('refused');
    loadList.mockResolvedValue([{ ...listed('accepted')[0], acceptanceNote: 'Welcome' }]);
    expect(await review.decide({ ...welcome, runId: 'again' })).toEqual({ kind: 'done' });
    expect(decide).toHaveBeenCalledOnce();
  },
);

it('a single decision that was not answered has arrived where a later list shows it', async () => {
  const decide = vi.fn<ReviewBackend['decide']>(() => Promise.resolve(UNANSWERED));
  const loadList = () => Promise.resolve([...listed('pending')]);
  const sendingEnded = vi.fn<ReviewBackend['sendingEnded']>();
  const { review, outbox } = pageWith({ decide, loadList, sendingEnded });
  await review.outbox.readAgain();
  await review.decide({ ...one, note: 'Welcome' });
  expect(sendingEnded).not.toHaveBeenCalled();
  const arrived = [{ ...listed('accepted')[0], acceptanceNote: 'Welcome' }];
  await review.outbox.learnFrom('b1', arrived, Date.now());
  expect(outbox().deliveries.r1).toMatchObject({ note: 'Welcome', state: { kind: 'delivered' } });
  await review.outbox.learnFrom('b1', arrived, Date.now());
  // The board has a member more.
  expect(sendingEnded.mock.calls).toEqual([[['b1']]]);
});

it('a single decision that waits while its page ends has failed, so that its note is kept', async () => {
  const lock = createTurns();
  const decide = vi.fn<ReviewBackend['decide']>(() => Promise.resolve({ kind: 'done' }));
  const { review, outbox } = pageWith({ decide }, { isShared: true, hold: lock });
  await review.outbox.readAgain();
  let release = () => {};
  void lock(() => new Promise<void>((resolve) => (release = resolve)));
  const decided = review.decide(one);
  await vi.waitFor(() => expect(outbox().deliveries.r1).toBeDefined());
  review.dispose();
  release();
  expect(await decided).toMatchObject({ kind: 'failed' });
  expect(decide).not.toHaveBeenCalled();
  expect(outbox().deliveries.r1).toBeUndefined();
});

it('what another page turns out to have tried is not forgotten where a single decision could not be sent', async () => {
  const decide = vi.fn<ReviewBackend['decide']>(() => Promise.resolve({ kind: 'done' }));
  const ofOther = indexedDbStorage('uid');
  const { review, outbox } = pageWith({ decide }, undefined, (count) =>
    count === 2
      ? ofOther.changeDeliveries(['r1'], (now) => now && { ...now, mayHaveArrived: true })
      : undefined,
  );
  await review.outbox.readAgain();
  expect(await review.decide(one)).toMatchObject({ kind: 'failed' });
  expect(decide).not.toHaveBeenCalled();
  expect(outbox().deliveries.r1).toMatchObject({ mayHaveArrived: true, state: { kind: 'refused' } });
});

it.each<[SendAnswer, writing: number]>([
  [UNANSWERED, 5],
  [{ kind: 'refused', text: 'Too long' }, 4],
])(
  'a single decision that is answered with %j is not called failed where a list shows it as made in that moment',
  async (answer, writing) => {
    const ofOther = indexedDbStorage('uid');
    await ofOther.changeDeliveries(['r1'], () => ({
      ...one,
      runId: 'earlier',
      state: { kind: 'refused', text: 'No' },
    }));
    const { review, outbox } = pageWith(
      { decide: () => Promise.resolve(answer), loadList: () => Promise.resolve([...listed('pending')]) },
      undefined,
      (count) =>
        count === writing
          ? ofOther.changeDeliveries(['r1'], (now) => now && { ...now, state: { kind: 'delivered' } })
          : undefined,
    );
    await review.outbox.readAgain();
    expect(await review.decide(one)).toEqual({ kind: 'over' });
    expect(outbox().deliveries.r1).toMatchObject({ runId: 'run', state: { kind: 'delivered' } });
  },
);

it('what another page turns out to have tried, in the moment of sending it, is compared with the list first', async () => {
  const decide = vi.fn<ReviewBackend['decide']>(() => Promise.resolve({ kind: 'done' }));
  const loadList = () => Promise.resolve([{ ...listed('accepted')[0], acceptanceNote: one.note }]);
  const ofOther = indexedDbStorage('uid');
  // The confirmation is written first, and second that it is being sent.
  const { review, outbox } = pageWith({ decide, loadList }, undefined, (count) =>
    count === 2
      ? ofOther.changeDeliveries(['r1'], (now) => now && { ...now, mayHaveArrived: true })
      : undefined,
  );
  await review.outbox.readAgain();
  await review.confirm('run', [one]);
  await vi.waitFor(() => expect(outbox().deliveries.r1?.state.kind).toBe('delivered'));
  expect(decide).not.toHaveBeenCalled();
});

it('what was confirmed anew while a list was loading is not sent before it was compared with one', async () => {
  const decide = vi.fn<ReviewBackend['decide']>(() => Promise.resolve({ kind: 'done' }));
  let giveList = (_list: JoinRequest[]) => {};
  const loadList = vi.fn<ReviewBackend['loadList']>(() => new Promise((resolve) => (giveList = resolve)));
  const { review, outbox } = pageWith({ decide, loadList });
  await review.outbox.readAgain();
  await review.outbox.confirm('run', [{ ...one, mayHaveArrived: true }]);
  review.resume('run');
  await vi.waitFor(() => expect(loadList).toHaveBeenCalled());
  await review.outbox.cancel('run');
  await review.confirm('second', [{ ...one, outcome: 'reject', note: 'Second' }]);
  const arrived = [{ ...listed('accepted')[0], acceptanceNote: one.note }];
  loadList.mockResolvedValue(arrived);
  giveList(arrived);
  await vi.waitFor(() =>
    expect(outbox().deliveries.r1?.state).toEqual({ kind: 'delivered', byEarlierTry: true }),
  );
  expect(decide).not.toHaveBeenCalled();
});
