// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { draftKey, draftNames } from './draft-storage';

it('lists the drafts of one person', () => {
  localStorage.setItem(draftKey('ada', 'apply:board-1'), '"Hello"');
  localStorage.setItem(draftKey('ada', 'create-board'), '"Guild"');
  localStorage.setItem(draftKey('adam', 'edit-profile'), '"Bio"');
  expect(draftNames('ada').toSorted()).toEqual(['apply:board-1', 'create-board']);
  localStorage.removeItem('draft:ada:create-board');
  expect(draftNames('ada')).toEqual(['apply:board-1']);
  expect(draftNames('')).toEqual([]);
});
