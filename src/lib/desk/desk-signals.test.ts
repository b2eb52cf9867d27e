import { expect, it } from 'vitest';
import { askBeforeSignOut, maySignOut } from './desk-signals';

it('asks until the question is removed', async () => {
  const withdraw = askBeforeSignOut(() => Promise.resolve(false));
  expect(await maySignOut()).toBe(false);
  withdraw();
  expect(await maySignOut()).toBe(true);
});

it('keeps a newer question when an older one is removed', async () => {
  const withdrawOld = askBeforeSignOut(() => Promise.resolve(true));
  const withdraw = askBeforeSignOut(() => Promise.resolve(false));
  withdrawOld();
  expect(await maySignOut()).toBe(false);
  withdraw();
});
