import { expect, it } from 'vitest';
import { isBlankMark, NO_MARK, SCORES, type Mark } from './mark';

it('scores from 1 to 5', () => {
  expect(SCORES).toEqual([1, 2, 3, 4, 5]);
});

it.each<[Partial<Mark>, boolean]>([
  [{}, true],
  [{ tag: ' ', note: '\n' }, true],
  [{ isStarred: true }, false],
  [{ score: 1 }, false],
  [{ tag: 'talk' }, false],
  [{ note: 'Knows Carla' }, false],
  [{ isStarred: true, score: 5, tag: 'talk', note: 'Knows Carla' }, false],
])('a mark with %j has nothing to keep: %j', (mark, expected) => {
  expect(isBlankMark({ ...NO_MARK, ...mark })).toBe(expected);
});
