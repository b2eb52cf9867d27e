// @vitest-environment jsdom
import type { Persistence } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { keptWhenFull } from './firebase-storage';

const KEY = 'firebase:authUser:key:[DEFAULT]';
const full = new DOMException('Full', 'QuotaExceededError');

/** A store of Firebase's in which this is stored, and to which nothing can be added any more. */
function fullStore(stored: unknown) {
  const tried = vi.fn();
  class Full {
    type = 'LOCAL';
    async _get() {
      return stored;
    }
    async _set(key: string, value: unknown) {
      tried(key, value);
      throw full;
    }
  }
  const Store = keptWhenFull(Full as unknown as Persistence) as unknown as new () => Full;
  return { store: new Store(), tried };
}

it('keeps the person who is stored signed in, though without what has changed', async () => {
  const { store, tried } = fullStore({ uid: 'u1', token: 'old' });
  await store._set(KEY, { uid: 'u1', token: 'new' });
  expect(tried).toHaveBeenCalledExactlyOnceWith(KEY, { uid: 'u1', token: 'new' });
  expect(store.type).toBe('LOCAL');
});

it.each([
  ['nobody', null],
  ['somebody else', { uid: 'u2' }],
  ['a token alone', 'ey'],
])('fails where %s is stored, whom the next page would find', async (_who, stored) => {
  await expect(fullStore(stored).store._set(KEY, { uid: 'u1' })).rejects.toBe(full);
});
