import { expect, it, vi } from 'vitest';
import { createTextStorage, draftNames } from './draft-storage';

it('returns what was written, only to the same person', () => {
  createTextStorage('ana', 'note').write('hello');
  expect(createTextStorage('ana', 'note').read()).toBe('hello');
  expect(createTextStorage('ben', 'note').read()).toBeNull();
  createTextStorage('ana', 'note').clear();
  expect(createTextStorage('ana', 'note').read()).toBeNull();
});

it('drops a value that has the wrong shape or is not JSON', () => {
  window.localStorage.setItem('draft:ana:note', '42');
  expect(createTextStorage('ana', 'note').read()).toBeNull();
  window.localStorage.setItem('draft:ana:note', '{');
  expect(createTextStorage('ana', 'note').read()).toBeNull();
});

it('says so when the storage is full, and does not throw', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(createTextStorage('ana', 'note').write('hello')).toBe(false);
});

it('lists the drafts of one person', () => {
  createTextStorage('ada', 'apply:board-1').write('Hello');
  createTextStorage('ada', 'create-board').write('Guild');
  createTextStorage('adam', 'edit-profile').write('Bio');
  expect(draftNames('ada').toSorted()).toEqual(['apply:board-1', 'create-board']);
  createTextStorage('ada', 'create-board').clear();
  expect(draftNames('ada')).toEqual(['apply:board-1']);
  expect(draftNames('')).toEqual([]);
});
