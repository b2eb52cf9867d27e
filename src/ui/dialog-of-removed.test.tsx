import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { followPresses } from '@/lib/focus/last-press';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { ConfirmDialog } from './confirm-dialog';

type Controls = Record<'remove' | 'close', () => void>;

/** A list whose dialog removes the item that it was opened from. */
function List({ controls }: { controls: (controls: Controls) => void }) {
  const [items, setItems] = useState(['first', 'second']);
  const [isOpen, setIsOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useFocusAfterRemoval(items.length, () => search.current);
  useEffect(followPresses, []);
  useEffect(() => {
    controls({ remove: () => setItems(['first']), close: () => setIsOpen(false) });
  }, [controls]);
  return (
    <>
      <h1 tabIndex={-1}>A screen</h1>
      <input ref={search} aria-label="Search" />
      {items.map((item) => (
        <button key={item} onClick={() => setIsOpen(true)}>
          Remove {item}
        </button>
      ))}
      <ConfirmDialog
        isOpen={isOpen}
        title="Sure?"
        text=""
        confirmLabel="Remove"
        busyLabel="Removing..."
        onConfirm={() => undefined}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

it.each<[order: string, run: (list: Controls) => void]>([
  ['before the dialog closes', ({ remove, close }) => [remove, close].forEach((step) => act(step))],
  ['with the dialog', ({ remove, close }) => act(() => [remove, close].forEach((step) => step()))],
  ['after the dialog', ({ remove, close }) => [close, remove].forEach((step) => act(step))],
])('what opened it goes %s: the list says where the focus goes', async (_, run) => {
  let controls: Controls | null = null;
  render(<List controls={(given) => void (controls = given)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove second' }));
  await screen.findByRole('dialog');
  run(controls!);
  // Radix returns the focus in a timer of its own; whoever wins before it must not lose it there.
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveFocus());
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});
