import { expect, it } from 'vitest';
import '../../../../tests/review-device';
import { indexedDbStorage } from './indexed-db-storage';
import { createTurns } from './in-turn';
import { createReviewStore } from './review-store';
import { giveVerdict } from './verdicts';

it('writes what was judged before a sign-out before what the same person judges afterwards', async () => {
  const storage = indexedDbStorage('uid');
  const assessmentTurns = createTurns();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const signIn = (isSlow: boolean) =>
    createReviewStore({
      storage: {
        ...storage,
        async readAssessments(boardId) {
          if (isSlow) await isReleased;
          return storage.readAssessments(boardId);
        },
      },
      assessmentTurns,
      channel: { post: () => {}, subscribe: () => () => {} },
      lock: { isShared: false, hold: createTurns() },
      backend: {
        decide: () => Promise.resolve({ kind: 'done' }),
        loadList: () => Promise.resolve([]),
        sendingEnded: () => {},
      },
      isOnline: () => true,
      wait: () => Promise.resolve(),
    });
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
