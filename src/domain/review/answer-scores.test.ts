import { expect, it } from 'vitest';
import { meanOf, questionKeys, scoreFromMean, scoreOfAnswer, shuffledIds } from './answer-scores';

it('tells questions apart that are asked twice', () => {
  expect(questionKeys(['Why?', 'Where?', ' Why? ', 'Why?'])).toEqual([
    'Why?',
    'Where?',
    'Why?\n2',
    'Why?\n3',
  ]);
});

it('finds only scores that were given', () => {
  expect(scoreOfAnswer({ a: 4, b: null }, 'a')).toBe(4);
  expect(scoreOfAnswer({ a: 4, b: null }, 'b')).toBeNull();
  expect(scoreOfAnswer({}, 'constructor')).toBeNull();
});

it.each([
  [{}, null],
  [{ a: null }, null],
  [
    { a: 4, b: null },
    { mean: 4, count: 1 },
  ],
  [
    { a: 5, b: 2 },
    { mean: 3.5, count: 2 },
  ],
])('the mean of %j is %j', (scores, mean) => {
  expect(meanOf(scores)).toEqual(mean);
});

it.each([
  [1, 1],
  [3.49, 3],
  [3.5, 4],
  [5, 5],
])('a mean of %s becomes the score %s', (mean, score) => {
  expect(scoreFromMean(mean)).toBe(score);
});

const IDS = Array.from({ length: 120 }, (_, index) => `request-${index}`);

it('shuffles by board and question, the same each time', () => {
  const order = shuffledIds(IDS, 'board/1');
  expect(shuffledIds(IDS.toReversed(), 'board/1')).toEqual(order);
  expect(order.toSorted()).toEqual(IDS.toSorted());
  expect(shuffledIds(IDS, 'board/2')).not.toEqual(order);
  // Neighbours are torn apart.
  const places = IDS.map((id) => order.indexOf(id));
  const close = places.slice(1).filter((place, index) => Math.abs(place - (places[index] ?? 0)) === 1);
  expect(close.length).toBeLessThan(12);
});

it('keeps the others in their places when some are filtered out or arrive', () => {
  const order = shuffledIds(IDS, 'board/1');
  const few = IDS.filter((_, index) => index % 3 === 0);
  expect(shuffledIds(few, 'board/1')).toEqual(order.filter((id) => few.includes(id)));
});
