import { expect, it, vi } from 'vitest';
import { draftBox } from './draft-box';

const isText = (value: unknown): value is string => typeof value === 'string';

it('returns what was written, only to the same person', () => {
  draftBox('ana', 'note', isText).write('hello');
  expect(draftBox('ana', 'note', isText).read()).toBe('hello');
  expect(draftBox('ben', 'note', isText).read()).toBeNull();
  draftBox('ana', 'note', isText).clear();
  expect(draftBox('ana', 'note', isText).read()).toBeNull();
});

it('drops a value that has the wrong shape or is not JSON', () => {
  window.localStorage.setItem('draft:ana:note', '42');
  expect(draftBox('ana', 'note', isText).read()).toBeNull();
  window.localStorage.setItem('draft:ana:note', '{');
  expect(draftBox('ana', 'note', isText).read()).toBeNull();
});

it('says so when the storage is full, and does not throw', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(draftBox('ana', 'note', isText).write('hello')).toBe(false);
});
