import { expect, it } from 'vitest';
import { onBeforeSignOut, confirmSignOut } from './desk-signals';

it('requires a confirmation until it is removed', async () => {
  const remove = onBeforeSignOut(() => Promise.resolve(false));
  expect(await confirmSignOut()).toBe(false);
  remove();
  expect(await confirmSignOut()).toBe(true);
});

it('keeps a newer confirmation when an older one is removed', async () => {
  const removeOld = onBeforeSignOut(() => Promise.resolve(true));
  const remove = onBeforeSignOut(() => Promise.resolve(false));
  removeOld();
  expect(await confirmSignOut()).toBe(false);
  remove();
});
