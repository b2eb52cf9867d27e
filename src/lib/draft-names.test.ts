import { expect, it } from 'vitest';
import { createDraftStorage } from './draft-storage';
import { draftNames } from './draft-names';

const isText = (value: unknown): value is string => typeof value === 'string';

it('lists the drafts of one person', () => {
  createDraftStorage('ada', 'apply:board-1', isText).write('Hello');
  createDraftStorage('ada', 'create-board', isText).write('Guild');
  createDraftStorage('adam', 'edit-profile', isText).write('Bio');
  expect(draftNames('ada').toSorted()).toEqual(['apply:board-1', 'create-board']);
  createDraftStorage('ada', 'create-board', isText).clear();
  expect(draftNames('ada')).toEqual(['apply:board-1']);
  expect(draftNames('')).toEqual([]);
});
