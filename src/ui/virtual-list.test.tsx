import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { remInPx, VirtualList } from './virtual-list';

it('keeps the focused row mounted wherever it moves or the list scrolls', () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const list = (items: readonly number[]) => (
    <VirtualList
      label="Rows"
      items={items}
      keyOf={String}
      rowHeightRem={2}
      renderItem={(number) => <button>Row {number}</button>}
    />
  );
  const items = Array.from({ length: 200 }, (_, index) => index);
  const { rerender } = render(list(items));
  // Lines rather than rem, which ignores the browser's minimum font size.
  expect(screen.getAllByRole('listitem')[0]?.style.height).toMatch(/rlh$/);
  const first = screen.getByRole('button', { name: 'Row 0' });
  act(() => first.focus());
  const scroller = screen.getByRole('list').parentElement!;
  scroller.scrollTop = 150 * 32;
  fireEvent.scroll(scroller);
  expect(screen.getByRole('button', { name: 'Row 150' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Row 1' })).toBeNull();
  expect(first).toHaveFocus();
  rerender(list(items.slice(1).concat(0)));
  expect(first).toHaveFocus();
  act(() => first.blur());
  scroller.scrollTop = 100 * 32;
  fireEvent.scroll(scroller);
  expect(first).not.toBeInTheDocument();
});

it.each([
  ['20px', 20],
  ['', 16],
])('converts 1 rem at a root font size of %j to %i px', (size, px) => {
  document.documentElement.style.fontSize = size;
  expect(remInPx()).toBe(px);
  document.documentElement.removeAttribute('style');
});
