import { describe, expect, it } from 'vitest';
import { afterDecision, arrivals, deskOrderReducer, rangeBetween, undecidedBeside } from './desk-order';

const ids = ['a', 'b', 'c', 'd'];
const open = (...undecided: string[]) => {
  const set = new Set(undecided);
  return (id: string) => set.has(id);
};

describe('the fixed order', () => {
  it('adds new ones only on request, at the end, each once', () => {
    const order = { ids };
    expect(arrivals(order, ['x', 'a', 'y'])).toEqual(['x', 'y']);
    const shown = deskOrderReducer(order, { type: 'arrivalsShown', ids: ['x', 'a', 'y'] });
    expect(shown.ids).toEqual(['a', 'b', 'c', 'd', 'x', 'y']);
    expect(deskOrderReducer(shown, { type: 'arrivalsShown', ids: ['x'] })).toBe(shown);
  });

  it('is sorted without losing or adding anybody', () => {
    const sorted = deskOrderReducer({ ids }, { type: 'sorted', ids: ['d', 'new', 'b'] });
    expect(sorted.ids).toEqual(['d', 'b', 'a', 'c']);
  });
});

describe('moving through the undecided', () => {
  it('skips the decided ones and stops at the ends', () => {
    const isOpen = open('a', 'c');
    expect(undecidedBeside(ids, isOpen, 'a', 1)).toBe('c');
    expect(undecidedBeside(ids, isOpen, 'c', -1)).toBe('a');
    expect(undecidedBeside(ids, isOpen, 'c', 1)).toBeNull();
    expect(undecidedBeside(ids, isOpen, 'a', -1)).toBeNull();
  });

  it('works from a decided one, and from one that is not on screen', () => {
    expect(undecidedBeside(ids, open('a', 'd'), 'b', 1)).toBe('d');
    expect(undecidedBeside(ids, open('b', 'c'), 'gone', 1)).toBe('b');
    expect(undecidedBeside(ids, open('b', 'd'), null, 1)).toBe('b');
    expect(undecidedBeside(ids, open('b', 'd'), null, -1)).toBe('d');
  });

  it('goes to the next one after a decision, back at the end, and nowhere when all are decided', () => {
    expect(afterDecision(ids, open('a', 'b', 'd'), 'b')).toBe('d');
    expect(afterDecision(ids, open('a', 'd'), 'd')).toBe('a');
    expect(afterDecision(ids, open('c'), 'c')).toBeNull();
    expect(afterDecision(ids, open('b', 'c'), 'gone')).toBe('b');
  });
});

it('selects from one to the other, in both directions', () => {
  expect(rangeBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(ids, 'a', 'b')).toEqual(['a', 'b']);
  expect(rangeBetween(ids, 'b', 'a')).toEqual(['a', 'b']);
  expect(rangeBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(ids, null, 'c')).toEqual(['c']);
  expect(rangeBetween(ids, 'gone', 'c')).toEqual(['c']);
  expect(rangeBetween(ids, 'c', 'gone')).toEqual(['gone']);
});
