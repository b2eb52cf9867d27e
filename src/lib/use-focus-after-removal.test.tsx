import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusAfterRemoval } from './use-focus-after-removal';

afterEach(cleanup);

function List({ items, hasHeading = true }: { items: string[]; hasHeading?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(items.length, () => heading.current);
  return (
    <>
      {hasHeading && (
        <h2 tabIndex={-1} ref={heading}>
          List
        </h2>
      )}
      {items.map((item) => (
        <button key={item}>{item}</button>
      ))}
    </>
  );
}

function start(items: string[]) {
  const view = render(<List items={items} />);
  return {
    focus: (name: string) => view.getByRole('button', { name }).focus(),
    show: (next: string[], hasHeading = true) => view.rerender(<List items={next} hasHeading={hasHeading} />),
    focused: () => document.activeElement?.textContent ?? null,
    isNowhere: () => document.activeElement === document.body,
  };
}

describe('when something is removed', () => {
  it('the focus that went with it goes on where it can', () => {
    const list = start(['a', 'b']);
    list.focus('b');
    list.show(['a']);
    expect(list.focused()).toBe('List');
  });

  it('a focus elsewhere stays', () => {
    const list = start(['a', 'b']);
    list.focus('a');
    list.show(['a']);
    expect(list.focused()).toBe('a');
  });

  it('nothing happens where there is no place to go on', () => {
    const list = start(['a', 'b']);
    list.focus('b');
    list.show(['a'], false);
    expect(list.isNowhere()).toBe(true);
  });

  it('each further removal counts from the last', () => {
    const list = start(['a', 'b', 'c']);
    list.focus('c');
    list.show(['a', 'b']);
    list.focus('b');
    list.show(['a']);
    expect(list.focused()).toBe('List');
  });
});

it('takes no focus at the start, nor when something is added or only drawn again', () => {
  const list = start(['a']);
  list.show(['a']);
  list.show(['a', 'b']);
  expect(list.isNowhere()).toBe(true);
});
