import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore, type Store } from './create-store';
import { useStoreLater } from './use-store-later';

afterEach(cleanup);

function Shown({ store, read = store.get }: { store: Store<string>; read?: () => string }) {
  return <p role="status">{useStoreLater(store.subscribe, read)}</p>;
}
const shown = () => screen.getByRole('status').textContent;

it('shows what the store has, and what it gets', () => {
  const store = createStore('first');
  render(<Shown store={store} />);
  expect(shown()).toBe('first');
  act(() => store.set('second'));
  expect(shown()).toBe('second');
});

it('neither reads nor renders while the store is being changed', () => {
  const store = createStore('first');
  const read = vi.fn(store.get);
  render(<Shown store={store} read={read} />);
  read.mockClear();
  act(() => {
    store.set('second');
    expect(read).not.toHaveBeenCalled();
    expect(shown()).toBe('first');
  });
  expect(shown()).toBe('second');
});

it('never shows a value of another store', () => {
  const values: string[] = [];
  const Spy = ({ store }: { store: Store<string> }) => {
    values.push(useStoreLater(store.subscribe, store.get));
    return null;
  };
  const view = render(<Spy store={createStore('one')} />);
  values.length = 0;
  view.rerender(<Spy store={createStore('other')} />);
  expect(new Set(values)).toEqual(new Set(['other']));
});
