import { expect, it, vi } from 'vitest';
import { askBeforeSignOut, askOnceLoaded, maySignOut } from './sign-out-question';

it('signing out waits for the code of a question, and then for its answer', async () => {
  let load = () => {};
  const isReady = new Promise<void>((resolve) => (load = resolve));
  const stopWaiting = askOnceLoaded(() => isReady);
  const went = vi.fn();
  const signingOut = maySignOut().then(went);
  const question = vi.fn(() => Promise.resolve(false));
  const withdraw = askBeforeSignOut(question);
  expect(question).not.toHaveBeenCalled();
  load();
  await signingOut;
  expect(question).toHaveBeenCalledOnce();
  expect(went).toHaveBeenCalledExactlyOnceWith(false);
  withdraw();
  stopWaiting();
});

it('goes on where there is no question, whether its code has loaded or not', async () => {
  expect(await maySignOut()).toBe(true);
  const stopWaiting = askOnceLoaded(() => Promise.resolve());
  expect(await maySignOut()).toBe(true);
  stopWaiting();
});

it('goes on where the question was withdrawn while its code was loading', async () => {
  let load = () => {};
  const isReady = new Promise<void>((resolve) => (load = resolve));
  const stopWaiting = askOnceLoaded(() => isReady);
  const signingOut = maySignOut();
  stopWaiting();
  load();
  expect(await signingOut).toBe(true);
});
