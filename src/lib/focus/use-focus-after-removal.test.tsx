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
  it('a focus that was lost with it moves to the given place', () => {
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

  it('nothing happens if there is no such place', () => {
    const list = start(['a', 'b']);
    list.focus('b');
    list.show(['a'], false);
    expect(list.isNowhere()).toBe(true);
  });

  it('each removal is compared with the count before it', () => {
    const list = start(['a', 'b', 'c']);
    list.focus('c');
    list.show(['a', 'b']);
    list.focus('b');
    list.show(['a']);
    expect(list.focused()).toBe('List');
  });
});

it('the focus does not move at the start, or when something is added or rendered again', () => {
  const list = start(['a']);
  list.show(['a']);
  list.show(['a', 'b']);
  expect(list.isNowhere()).toBe(true);
});
