import { expect, it, vi } from 'vitest';
import { FREE_RUN_LOCK } from '@kit/review-device';
import { indexedDbStorage } from './indexed-db-storage';
import { createTurns } from './in-turn';
import { localJournal } from './local-journal';
import type { ReviewPorts } from './review-ports';
import { createReviewStore } from './review-store';
import { assessmentOf, giveVerdict } from './verdicts';

const ports = (parts: Pick<ReviewPorts, 'storage' | 'assessmentTurns'>): ReviewPorts => ({
  channel: { post: () => {}, subscribe: () => () => {} },
  lock: { isShared: false, hold: createTurns() },
  journal: localJournal('uid', 'page'),
  runLock: () => FREE_RUN_LOCK,
  backend: {
    decide: () => Promise.resolve({ kind: 'done' }),
    loadList: () => Promise.resolve([]),
    sendingEnded: () => {},
  },
  isOnline: () => true,
  wait: () => Promise.resolve(),
  ...parts,
});

it('shows once what was judged, not once more when it is stored', async () => {
  const storage = indexedDbStorage('uid');
  const { store, openBoard } = createReviewStore(ports({ storage, assessmentTurns: createTurns() }));
  await openBoard('b1');
  giveVerdict(store, 'b1', ['r1'], 'maybe');
  const shown = assessmentOf(store, 'b1', 'r1');
  await openBoard('b1');
  expect(await storage.readAssessments('b1')).toEqual([['r1', shown]]);
  expect(assessmentOf(store, 'b1', 'r1')).toBe(shown);
});

it('writes what was judged before a sign-out before what the same person judges afterwards', async () => {
  const storage = indexedDbStorage('uid');
  const assessmentTurns = createTurns();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const signIn = (isSlow: boolean) =>
    createReviewStore(
      ports({
        storage: {
          ...storage,
          async readAssessments(boardId) {
            if (isSlow) await isReleased;
            return storage.readAssessments(boardId);
          },
        },
        assessmentTurns,
      }),
    );
  const before = signIn(true);
  void before.openBoard('b1');
  giveVerdict(before.store, 'b1', ['r1'], 'maybe');
  before.dispose();
  const after = signIn(false);
  giveVerdict(after.store, 'b1', ['r1'], 'no');
  release();
  await after.openBoard('b1');
  expect(await storage.readAssessments('b1')).toMatchObject([['r1', { verdict: 'no' }]]);
});

it('writes a burst of changes together, so that a reload right after it loses nothing', async () => {
  const storage = indexedDbStorage('uid');
  const patchAssessments = vi.fn(storage.patchAssessments);
  const { store, openBoard } = createReviewStore(
    ports({ storage: { ...storage, patchAssessments }, assessmentTurns: createTurns() }),
  );
  const ids = Array.from({ length: 60 }, (_, index) => `r${index}`);
  ids.forEach((id) => giveVerdict(store, 'b1', [id], 'yes'));
  ids.forEach((id) => giveVerdict(store, 'b1', [id], 'no', { isRead: true }));
  await openBoard('b1');
  const stored = await storage.readAssessments('b1');
  expect(stored).toHaveLength(60);
  expect(stored.every(([, { verdict, isRead }]) => verdict === 'no' && isRead)).toBe(true);
  expect(patchAssessments).toHaveBeenCalledTimes(1);
});

/** A page that ended before its changes were stored. */
async function leaveUnwritten() {
  const storage = indexedDbStorage('uid');
  const page = createReviewStore({
    ...ports({
      storage: { ...storage, patchAssessments: () => new Promise(() => {}) },
      assessmentTurns: createTurns(),
    }),
    journal: localJournal('uid', 'before'),
  });
  await page.openBoard('b1');
  giveVerdict(page.store, 'b1', ['r1'], 'yes');
  giveVerdict(page.store, 'b1', ['r2'], 'no');
  giveVerdict(page.store, 'b1', ['r1'], 'maybe');
  return storage;
}
const journals = () => Object.keys(localStorage).filter((key) => key.includes(':unwritten:'));

it('writes what a page that has ended could not write any more, in its order', async () => {
  const storage = await leaveUnwritten();
  const { store, openBoard } = createReviewStore(ports({ storage, assessmentTurns: createTurns() }));
  await openBoard('b1');
  expect(['r1', 'r2'].map((id) => assessmentOf(store, 'b1', id).verdict)).toEqual(['maybe', 'no']);
  expect(await storage.readAssessments('b1')).toHaveLength(2);
  expect(journals()).toEqual([]);
});

it('leaves to a page that is still open what it is writing, until it ends', async () => {
  const storage = await leaveUnwritten();
  let isOpen = true;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const { store, openBoard } = createReviewStore({
    ...ports({ storage, assessmentTurns: createTurns() }),
    runLock: () => ({ ...FREE_RUN_LOCK, isFree: () => Promise.resolve(!isOpen), whenFree: () => ended }),
  });
  await openBoard('b1');
  expect(assessmentOf(store, 'b1', 'r1').verdict).toBeNull();
  expect(journals()).toHaveLength(1);
  isOpen = false;
  end();
  await vi.waitFor(() => expect(assessmentOf(store, 'b1', 'r1').verdict).toBe('maybe'));
  expect(journals()).toEqual([]);
});

it('has nothing left to write once it is stored, and takes nothing damaged for a change', async () => {
  const storage = indexedDbStorage('uid');
  localStorage.setItem('review:uid:unwritten:b1:damaged', '{"r1":');
  localStorage.setItem('review:uid:unwritten:b1:other', '[["r1"],7,["r2",{"verdict":"yes"}]]');
  const { store, openBoard } = createReviewStore(ports({ storage, assessmentTurns: createTurns() }));
  await openBoard('b1');
  giveVerdict(store, 'b1', ['r3'], 'no');
  expect(journals()).toHaveLength(1);
  await openBoard('b1');
  expect((await storage.readAssessments('b1')).map(([id, { verdict }]) => [id, verdict])).toEqual([
    ['r2', 'yes'],
    ['r3', 'no'],
  ]);
  expect(journals()).toEqual([]);
});
