import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { stamped } from '@/domain/review/assessment';
import { WITHOUT_CHECKS } from '@kit/store-without-checks';
import { assessmentsRead } from './assessments-slice';
import { reviewReducer, type ReviewStore } from './review-state';
import { assessmentOf, giveVerdict, giveVerdicts, undoVerdict } from './verdicts';

const createStore = (): ReviewStore =>
  configureStore({ reducer: reviewReducer, middleware: (getDefault) => getDefault(WITHOUT_CHECKS) });
const verdictsOf = (store: ReviewStore, boardId: string, ids: readonly string[]) =>
  ids.map((id) => assessmentOf(store, boardId, id).verdict);

const anyone = () => true;

it('undoes what was given on this board, never on another one', () => {
  const store = createStore();
  giveVerdict(store, 'b1', ['r1'], 'yes');
  giveVerdict(store, 'b2', ['r2'], 'no');
  expect(undoVerdict(store, 'b1', anyone)).toEqual([{ requestId: 'r1', from: 'yes', to: null }]);
  expect(undoVerdict(store, 'b1', anyone)).toBeNull();
  expect(verdictsOf(store, 'b2', ['r2'])).toEqual(['no']);
});

it('undoes a verdict for several as one step, and gives each back what they had', () => {
  const store = createStore();
  const ids = ['r1', 'r2', 'r3'];
  giveVerdict(store, 'b1', ['r2'], 'maybe');
  giveVerdict(store, 'b1', ids, 'yes');
  undoVerdict(store, 'b1', anyone);
  expect(verdictsOf(store, 'b1', ids)).toEqual([null, 'maybe', null]);
  undoVerdict(store, 'b1', anyone);
  expect(verdictsOf(store, 'b1', ids)).toEqual([null, null, null]);
});

it('leaves out whoever got another verdict since, and goes on to the step before where nobody is left', () => {
  const store = createStore();
  giveVerdict(store, 'b1', ['r1'], 'yes');
  giveVerdicts(store, 'b1', [
    { requestId: 'r1', from: 'yes', to: 'no' },
    { requestId: 'r2', from: 'maybe', to: 'no' },
  ]);
  expect(verdictsOf(store, 'b1', ['r1', 'r2'])).toEqual(['no', null]);
  giveVerdict(store, 'b1', ['r3'], 'yes');
  // In another tab.
  const elsewhere = stamped({ verdict: 'no' }, Date.now() + 1000);
  store.dispatch(assessmentsRead({ boardId: 'b1', changes: [['r3', elsewhere]] }));
  expect(undoVerdict(store, 'b1', anyone)).toEqual([{ requestId: 'r1', from: 'no', to: 'yes' }]);
  expect(verdictsOf(store, 'b1', ['r1', 'r2', 'r3'])).toEqual(['yes', null, 'no']);
});

it('takes nothing back that is being sent or decided, and goes on to the step before', () => {
  const store = createStore();
  giveVerdict(store, 'b1', ['r1'], 'yes');
  giveVerdict(store, 'b1', ['r2', 'r3'], 'no');
  giveVerdict(store, 'b1', ['r4'], 'yes');
  const isOpen = (id: string) => id === 'r1' || id === 'r3';
  expect(undoVerdict(store, 'b1', isOpen)).toEqual([{ requestId: 'r3', from: 'no', to: null }]);
  expect(undoVerdict(store, 'b1', isOpen)).toEqual([{ requestId: 'r1', from: 'yes', to: null }]);
  expect(undoVerdict(store, 'b1', isOpen)).toBeNull();
  expect(verdictsOf(store, 'b1', ['r1', 'r2', 'r3', 'r4'])).toEqual([null, 'no', null, 'yes']);
});
