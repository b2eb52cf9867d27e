import { expect, it } from 'vitest';
import { shuffledIds } from './answer-scores';

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
