import { expect, it } from 'vitest';
import { draftBox } from './draft-box';
import { draftNames } from './draft-names';

const isText = (value: unknown): value is string => typeof value === 'string';

it('lists the drafts of one person', () => {
  draftBox('ada', 'apply:board-1', isText).write('Hello');
  draftBox('ada', 'create-board', isText).write('Guild');
  draftBox('adam', 'edit-profile', isText).write('Bio');
  expect(draftNames('ada').toSorted()).toEqual(['apply:board-1', 'create-board']);
  draftBox('ada', 'create-board', isText).clear();
  expect(draftNames('ada')).toEqual(['apply:board-1']);
  expect(draftNames('')).toEqual([]);
});
