import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VirtualList, WINDOW_FROM_ROWS } from './virtual-list';

// A scroller that is passed on again would be scrolled again, and nobody could leave the row that it keeps in sight.
it.each([WINDOW_FROM_ROWS, WINDOW_FROM_ROWS + 1])(
  'hands out the scrolling element of %i rows once, however often they are drawn',
  (count) => {
    const scrollerRef = vi.fn<(element: HTMLElement | null) => void>();
    const list = (text: string) => (
      <VirtualList
        label="Rows"
        items={Array.from({ length: count }, (_, index) => index)}
        keyOf={String}
        rowHeightRem={2}
        scrollerRef={scrollerRef}
        renderItem={(index) => `${text} ${index}`}
      />
    );
    const { rerender } = render(list('First'));
    rerender(list('Second'));
    expect(scrollerRef).toHaveBeenCalledOnce();
  },
);
