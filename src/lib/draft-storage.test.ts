import { expect, it, vi } from 'vitest';
import { createDraftStorage } from './draft-storage';

const isText = (value: unknown): value is string => typeof value === 'string';

it('returns what was written, only to the same person', () => {
  createDraftStorage('ana', 'note', isText).write('hello');
  expect(createDraftStorage('ana', 'note', isText).read()).toBe('hello');
  expect(createDraftStorage('ben', 'note', isText).read()).toBeNull();
  createDraftStorage('ana', 'note', isText).clear();
  expect(createDraftStorage('ana', 'note', isText).read()).toBeNull();
});

it('drops a value that has the wrong shape or is not JSON', () => {
  window.localStorage.setItem('draft:ana:note', '42');
  expect(createDraftStorage('ana', 'note', isText).read()).toBeNull();
  window.localStorage.setItem('draft:ana:note', '{');
  expect(createDraftStorage('ana', 'note', isText).read()).toBeNull();
});

it('says so when the storage is full, and does not throw', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(createDraftStorage('ana', 'note', isText).write('hello')).toBe(false);
});
