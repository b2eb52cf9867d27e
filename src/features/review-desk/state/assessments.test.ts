// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { stamped } from '@/domain/review/assessment';
import { reviewPorts } from '@kit/review-device';
import { localChangeLog } from './change-log';
import { indexedDbStorage } from './indexed-db-storage';
import type { ReviewStorage } from './review-ports';
import { createReviewStore } from './review-store';

const fillLocalStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
const storage = () => indexedDbStorage('uid');
const stored = async () =>
  (await storage().readAssessments('b1')).map(([id, { verdict }]) => [id, verdict] as const);
const logged = () => localChangeLog('uid').read('b1').keys;
const untilStored = () => vi.waitFor(() => expect(logged()).toEqual([]));

/** A page whose storage does not work while `isBroken`, and is tried again when the test says so. */
function pageWithFaults({ isBroken = true } = {}) {
  const device = { isBroken, retry: () => {} };
  const whole = storage();
  const refuse =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      device.isBroken ? Promise.reject(new Error('Full')) : call(...args);
  const mergeAssessments = vi.fn(refuse(whole.mergeAssessments));
  const faulty: ReviewStorage = {
    ...whole,
    readDeliveries: refuse(whole.readDeliveries),
    readAssessments: refuse(whole.readAssessments),
    mergeAssessments,
  };
  const failures: number[] = [];
  const page = createReviewStore(
    reviewPorts({
      storage: faulty,
      untilRetry: (count) =>
        new Promise((resolve) => {
          failures.push(count);
          device.retry = resolve;
        }),
    }),
  );
  return {
    ...page,
    device,
    failures,
    mergeAssessments,
    isMemoryOnly: () => page.store.get().outbox.isMemoryOnly,
  };
}

it('shows once what was judged, not once more when it is stored', async () => {
  const { assessments, openBoard } = createReviewStore(reviewPorts());
  await openBoard('b1');
  assessments.giveVerdict('b1', ['r1'], 'maybe');
  const shown = assessments.of('b1', 'r1');
  await untilStored();
  await openBoard('b1');
  expect(await storage().readAssessments('b1')).toEqual([['r1', shown]]);
  expect(assessments.of('b1', 'r1')).toBe(shown);
});

it('keeps what was judged before a sign-out as older than what the same person judges afterwards', async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const before = createReviewStore(reviewPorts({ nextTask: () => isReleased }));
  before.assessments.giveVerdict('b1', ['r1'], 'maybe');
  before.dispose();
  const after = createReviewStore(reviewPorts());
  after.assessments.giveVerdict('b1', ['r1'], 'no');
  await untilStored();
  release();
  await before.openBoard('b1');
  expect(await stored()).toEqual([['r1', 'no']]);
});

it('writes a burst of changes together', async () => {
  const mergeAssessments = vi.fn(storage().mergeAssessments);
  const { assessments, openBoard } = createReviewStore(
    reviewPorts({ storage: { ...storage(), mergeAssessments } }),
  );
  await openBoard('b1');
  const ids = Array.from({ length: 60 }, (_, index) => `r${index}`);
  ids.forEach((id) => assessments.giveVerdict('b1', [id], 'yes'));
  ids.forEach((id) => assessments.giveVerdict('b1', [id], 'no', { isRead: true }));
  await untilStored();
  const all = await storage().readAssessments('b1');
  expect(all).toHaveLength(60);
  expect(all.every(([, { verdict, isRead }]) => verdict === 'no' && isRead)).toBe(true);
  expect(mergeAssessments).toHaveBeenCalledTimes(1);
});

it('has a change in the log before the call returns, and moves what any page has left there', async () => {
  const ended = createReviewStore(reviewPorts({ nextTask: () => new Promise(() => {}) }));
  await ended.openBoard('b1');
  ended.assessments.giveVerdict('b1', ['r1'], 'yes');
  ended.assessments.giveVerdict('b1', ['r2'], 'no');
  ended.assessments.giveVerdict('b1', ['r1'], 'maybe');
  expect(logged()).toHaveLength(3);
  const { assessments, openBoard } = createReviewStore(reviewPorts());
  await openBoard('b1');
  expect(['r1', 'r2'].map((id) => assessments.of('b1', id).verdict)).toEqual(['maybe', 'no']);
  await untilStored();
  expect(await stored()).toEqual([
    ['r1', 'maybe'],
    ['r2', 'no'],
  ]);
});

it('shows what another page moves from the log to the database while that is read', async () => {
  const other = createReviewStore(reviewPorts({ nextTask: () => new Promise(() => {}) }));
  other.assessments.giveVerdict('b1', ['r1'], 'yes');
  async function readAssessments(boardId: string) {
    const found = await storage().readAssessments(boardId);
    const { keys, changes } = localChangeLog('uid').read('b1');
    await storage().mergeAssessments('b1', changes);
    localChangeLog('uid').remove(keys);
    return found;
  }
  const { assessments, openBoard } = createReviewStore(
    reviewPorts({ storage: { ...storage(), readAssessments } }),
  );
  await openBoard('b1');
  expect(assessments.of('b1', 'r1').verdict).toBe('yes');
});

it('takes what is judged here for newer than all it has seen, whatever other clocks say', async () => {
  await storage().mergeAssessments('b1', [['r1', stamped({ verdict: 'yes' }, Date.now() + 3_600_000)]]);
  const { assessments, openBoard } = createReviewStore(reviewPorts());
  await openBoard('b1');
  assessments.giveVerdict('b1', ['r1'], 'no');
  expect(assessments.of('b1', 'r1').verdict).toBe('no');
  await untilStored();
  expect(await stored()).toEqual([['r1', 'no']]);
});

it('takes nothing damaged for a change', async () => {
  await storage().mergeAssessments('b1', []);
  localStorage.setItem('review:uid:unwritten:b1:damaged', '{"r1":');
  localStorage.setItem(
    'review:uid:unwritten:b1:partly',
    '[["r1"],7,["r1",{"verdict":"yes","changedAt":7}],["r2",{"verdict":"no","changedAt":{"verdict":7}}]]',
  );
  const { openBoard } = createReviewStore(reviewPorts());
  await openBoard('b1');
  await untilStored();
  expect(await stored()).toEqual([['r2', 'no']]);
});

it('deletes nothing that could not be stored, and stores it once that works', async () => {
  const { assessments, openBoard, device, failures, mergeAssessments, isMemoryOnly } = pageWithFaults({
    isBroken: false,
  });
  await openBoard('b1');
  device.isBroken = true;
  assessments.giveVerdict('b1', ['r1'], 'yes');
  assessments.giveVerdict('b1', ['r2'], 'no');
  await vi.waitFor(() => expect(failures).toEqual([1]));
  // Put together, to take less room.
  expect(logged()).toHaveLength(1);
  // It outlives the page, so nobody has to know.
  expect(isMemoryOnly()).toBe(false);
  // Tried in one place, whatever fails meanwhile.
  assessments.giveVerdict('b1', ['r3'], 'no');
  await vi.waitFor(() => expect(mergeAssessments).toHaveBeenCalledTimes(2));
  device.retry();
  await vi.waitFor(() => expect(failures).toEqual([1, 2]));
  expect(logged()).toHaveLength(1);
  device.isBroken = false;
  device.retry();
  await untilStored();
  expect(await stored()).toEqual([
    ['r1', 'yes'],
    ['r2', 'no'],
    ['r3', 'no'],
  ]);
  device.isBroken = true;
  assessments.giveVerdict('b1', ['r1'], 'no');
  await vi.waitFor(() => expect(failures).toEqual([1, 2, 1]));
});

it('tries nothing more once the account is signed out: what is logged is stored at the next sign-in', async () => {
  const { assessments, dispose, device, failures, mergeAssessments } = pageWithFaults();
  assessments.giveVerdict('b1', ['r1'], 'yes');
  await vi.waitFor(() => expect(failures).toEqual([1]));
  expect(mergeAssessments).toHaveBeenCalledTimes(1);
  dispose();
  device.isBroken = false;
  device.retry();
  expect(await stored()).toEqual([]);
  expect(mergeAssessments).toHaveBeenCalledTimes(1);
  await createReviewStore(reviewPorts()).openBoard('b1');
  await untilStored();
  expect(await stored()).toEqual([['r1', 'yes']]);
});

it('leaves the log as it is where there is no room to put its changes together', async () => {
  const { assessments, openBoard, device, failures } = pageWithFaults({ isBroken: false });
  await openBoard('b1');
  device.isBroken = true;
  assessments.giveVerdict('b1', ['r1'], 'yes');
  assessments.giveVerdict('b1', ['r2'], 'no');
  const full = fillLocalStorage();
  await vi.waitFor(() => expect(failures).toEqual([1]));
  full.mockRestore();
  expect(logged()).toHaveLength(2);
});

it('puts changes of one application together without losing the earlier ones, whatever its board is called', async () => {
  const boardId = 'b:1/\u00fc%';
  const log = localChangeLog('uid');
  const { assessments, device, failures } = pageWithFaults();
  assessments.change(boardId, [['r1', { comment: 'Good' }]]);
  assessments.change(boardId, [['r1', { score: 4 }]]);
  await vi.waitFor(() => expect(failures).toEqual([1]));
  expect(log.read(boardId).keys).toHaveLength(1);
  expect(log.boards()).toEqual([boardId]);
  device.isBroken = false;
  device.retry();
  await vi.waitFor(() => expect(log.read(boardId).keys).toEqual([]));
  expect(await storage().readAssessments(boardId)).toMatchObject([['r1', { comment: 'Good', score: 4 }]]);
});

it('says that it can keep nothing where the log has no room either, until it can', async () => {
  const { store, assessments, openBoard, device, mergeAssessments, isMemoryOnly } = pageWithFaults({
    isBroken: false,
  });
  await openBoard('b1');
  device.isBroken = true;
  const full = fillLocalStorage();
  assessments.giveVerdict('b1', ['r1'], 'yes');
  await vi.waitFor(() => expect(isMemoryOnly()).toBe(true));
  expect(store.get().outbox.isLogFull).toBe(true);
  full.mockRestore();
  device.isBroken = false;
  // It is not tried with each change, which may take seconds.
  assessments.giveVerdict('b1', ['r2'], 'no');
  device.retry();
  await vi.waitFor(() => expect(isMemoryOnly()).toBe(false));
  expect(mergeAssessments).toHaveBeenCalledTimes(2);
  expect(await stored()).toEqual([
    ['r1', 'yes'],
    ['r2', 'no'],
  ]);
  assessments.giveVerdict('b1', ['r3'], 'yes');
  expect(store.get().outbox.isLogFull).toBe(false);
});

it('does not take the log for kept while an earlier change of it is in memory only', () => {
  const { assessments, store } = createReviewStore(reviewPorts({ nextTask: () => new Promise(() => {}) }));
  const isLogFull = () => store.get().outbox.isLogFull;
  const full = fillLocalStorage();
  assessments.giveVerdict('b1', ['r1'], 'yes');
  expect(isLogFull()).toBe(true);
  full.mockRestore();
  assessments.giveVerdict('b1', ['r2'], 'no');
  expect(isLogFull()).toBe(true);
});

it('shows what the log has where the database cannot be read, and the rest once it can', async () => {
  const earlier = createReviewStore(reviewPorts());
  earlier.assessments.giveVerdict('b1', ['r1'], 'yes');
  await untilStored();
  const { assessments, openBoard, device, isMemoryOnly } = pageWithFaults();
  assessments.giveVerdict('b1', ['r2'], 'no');
  await openBoard('b1');
  const verdicts = () => ['r1', 'r2'].map((id) => assessments.of('b1', id).verdict);
  expect(verdicts()).toEqual([null, 'no']);
  expect(isMemoryOnly()).toBe(true);
  device.isBroken = false;
  device.retry();
  await vi.waitFor(() => expect(verdicts()).toEqual(['yes', 'no']));
  await vi.waitFor(() => expect(isMemoryOnly()).toBe(false));
});
