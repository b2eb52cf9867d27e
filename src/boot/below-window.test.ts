// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderBelowLater } from './below-window';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function list(count: number, { width, height, top = 0 }: { width: number; height: number; top?: number }) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  const items = Array.from({ length: count }, () => document.createElement('li'));
  renderBelowLater(items, { top, rowHeight: 240 });
  return items;
}
const isLater = ({ style }: HTMLElement) => style.contentVisibility === 'hidden';

describe('of a list, what is laid out before the first paint', () => {
  it.each([
    ['on a phone one card a row', { width: 390, height: 844 }, 4],
    ['on a tablet two', { width: 768, height: 1024 }, 10],
    ['on a desktop three', { width: 1280, height: 800 }, 12],
    ['below what is above the list', { width: 1280, height: 800, top: 330 }, 6],
    ['below the window one row', { width: 390, height: 844, top: 900 }, 1],
    ['after the browser has gone back down the page more', { width: 390, height: 844, top: -900 }, 8],
    ['on a large one all of them', { width: 2560, height: 1700 }, 20],
  ])('is as much as the window can show: %s', (_where, size, count) => {
    const items = list(20, size);
    expect(items.map(isLater)).toEqual(items.map((_item, index) => index >= count));
    expect(items.slice(count).every(({ style }) => style.containIntrinsicBlockSize === '240px')).toBe(true);
  });

  it('is followed by the rest right after it', () => {
    const items = list(20, { width: 390, height: 844 });
    expect(items.some(isLater)).toBe(true);
    vi.advanceTimersByTime(100);
    expect(items.map((item) => item.outerHTML)).toEqual(items.map(() => '<li></li>'));
  });
});
