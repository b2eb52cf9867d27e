import { expect, it } from 'vitest';
import { createTextStorage } from './draft-storage';
import { draftNames } from './draft-names';

it('lists the drafts of one person', () => {
  createTextStorage('ada', 'apply:board-1').write('Hello');
  createTextStorage('ada', 'create-board').write('Guild');
  createTextStorage('adam', 'edit-profile').write('Bio');
  expect(draftNames('ada').toSorted()).toEqual(['apply:board-1', 'create-board']);
  createTextStorage('ada', 'create-board').clear();
  expect(draftNames('ada')).toEqual(['apply:board-1']);
  expect(draftNames('')).toEqual([]);
});
