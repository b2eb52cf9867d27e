// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { pass, stopClock } from '@kit/stopped-clock';
import { askBeforeSignOut, maySignOut, questionFollows } from './sign-out-question';

it('signing out waits for a question that follows, and then for its answer', async () => {
  const withdrawWaiting = questionFollows();
  const went = vi.fn();
  const signingOut = maySignOut().then(went);
  const question = vi.fn(() => Promise.resolve(false));
  const withdraw = askBeforeSignOut(question);
  await signingOut;
  expect(question).toHaveBeenCalledOnce();
  expect(went).toHaveBeenCalledExactlyOnceWith(false);
  withdraw();
  withdrawWaiting();
  expect(await maySignOut()).toBe(true);
});

it('goes on where the work has ended before its question was there', async () => {
  const withdraw = questionFollows();
  const signingOut = maySignOut();
  withdraw();
  expect(await signingOut).toBe(true);
});

it('goes on where the code of the question does not arrive', async () => {
  stopClock();
  const withdraw = questionFollows();
  const went = vi.fn();
  void maySignOut().then(went);
  await pass(9_999);
  expect(went).not.toHaveBeenCalled();
  await pass(1);
  expect(went).toHaveBeenCalledExactlyOnceWith(true);
  withdraw();
});

it('a question that is there already stays', async () => {
  const withdraw = askBeforeSignOut(() => Promise.resolve(false));
  questionFollows()();
  expect(await maySignOut()).toBe(false);
  withdraw();
});
