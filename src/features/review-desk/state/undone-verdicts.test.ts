// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { stamped } from '@/domain/review/assessment';
import { reviewPorts } from '@kit/review-device';
import type { Assessments } from './assessments';
import type { TabMessage } from './review-ports';
import { createReviewStore } from './review-store';

const verdictsOf = (assessments: Assessments, boardId: string, ids: readonly string[]) =>
  ids.map((id) => assessments.of(boardId, id).verdict);

const anyone = () => true;

/** A page with a way to tell it what another tab posts. */
function pageThatHears() {
  let hear = (_message: TabMessage) => {};
  const subscribe = (listener: typeof hear) => {
    const before = hear;
    hear = (message) => [before, listener].forEach((one) => one(message));
    return () => {};
  };
  const page = createReviewStore(reviewPorts({ channel: { post: () => {}, subscribe } }));
  return { ...page, hear: (message: TabMessage) => hear(message) };
}

it('undoes what was given on this board, never on another one', () => {
  const { assessments } = createReviewStore(reviewPorts());
  assessments.giveVerdict('b1', ['r1'], 'yes');
  assessments.giveVerdict('b2', ['r2'], 'no');
  expect(assessments.undo('b1', anyone)).toEqual([{ requestId: 'r1', from: 'yes', to: null }]);
  expect(assessments.undo('b1', anyone)).toBeNull();
  expect(verdictsOf(assessments, 'b2', ['r2'])).toEqual(['no']);
});

it('undoes a verdict for several as one step, and gives each back what they had', () => {
  const { assessments } = createReviewStore(reviewPorts());
  const ids = ['r1', 'r2', 'r3'];
  assessments.giveVerdict('b1', ['r2'], 'maybe');
  assessments.giveVerdict('b1', ids, 'yes');
  assessments.undo('b1', anyone);
  expect(verdictsOf(assessments, 'b1', ids)).toEqual([null, 'maybe', null]);
  assessments.undo('b1', anyone);
  expect(verdictsOf(assessments, 'b1', ids)).toEqual([null, null, null]);
});

it('leaves out whoever got another verdict since, and goes on to the step before where nobody is left', () => {
  const { assessments, hear } = pageThatHears();
  assessments.giveVerdict('b1', ['r1'], 'yes');
  assessments.giveVerdict('b1', ['r1'], 'no');
  assessments.giveVerdict('b1', ['r3'], 'yes');
  // In another tab.
  const elsewhere = stamped({ verdict: 'no' }, Date.now() + 1000);
  hear({ kind: 'assessments', boardId: 'b1', changes: [['r3', elsewhere]] });
  expect(assessments.undo('b1', anyone)).toEqual([{ requestId: 'r1', from: 'no', to: 'yes' }]);
  expect(verdictsOf(assessments, 'b1', ['r1', 'r3'])).toEqual(['yes', 'no']);
});

it('takes nothing back that is being sent or decided, and goes on to the step before', () => {
  const { assessments } = createReviewStore(reviewPorts());
  assessments.giveVerdict('b1', ['r1'], 'yes');
  assessments.giveVerdict('b1', ['r2', 'r3'], 'no');
  assessments.giveVerdict('b1', ['r4'], 'yes');
  const isOpen = (id: string) => id === 'r1' || id === 'r3';
  expect(assessments.undo('b1', isOpen)).toEqual([{ requestId: 'r3', from: 'no', to: null }]);
  expect(assessments.undo('b1', isOpen)).toEqual([{ requestId: 'r1', from: 'yes', to: null }]);
  expect(assessments.undo('b1', isOpen)).toBeNull();
  expect(verdictsOf(assessments, 'b1', ['r1', 'r2', 'r3', 'r4'])).toEqual([null, 'no', null, 'yes']);
});

it('gives what another tab has changed to the tabs that show its board', async () => {
  const posted: TabMessage[] = [];
  const { assessments } = createReviewStore(
    reviewPorts({ channel: { post: (message) => posted.push(message), subscribe: () => () => {} } }),
  );
  const other = pageThatHears();
  await other.openBoard('b1');
  assessments.giveVerdict('b1', ['r1'], 'yes');
  assessments.giveVerdict('b2', ['r2'], 'yes');
  posted.forEach(other.hear);
  expect(verdictsOf(other.assessments, 'b1', ['r1'])).toEqual(['yes']);
  expect(other.store.get().assessments.b2).toBeUndefined();
});
