import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

interface OwnerProps {
  disablesOpener?: boolean;
  removesOpener?: boolean;
}

function Owner({ disablesOpener = false, removesOpener = false }: OwnerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);
  function openDialog() {
    setIsOpen(true);
    setWasOpened(true);
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'o') setIsOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>A screen</h1>
      <input aria-label="Field" />
      {!(removesOpener && wasClosed) && (
        <button type="button" disabled={disablesOpener && wasOpened} onClick={openDialog}>
          <span>Open</span>
        </button>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        title="Sure?"
        text="This can’t be undone."
        confirmLabel="Do it"
        busyLabel="Doing it..."
        onConfirm={() => undefined}
        onClose={() => {
          setWasClosed(true);
          setIsOpen(false);
        }}
      />
    </>
  );
}

const open = () => screen.getByRole('button', { name: 'Open' });
async function close() {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('returns the focus to the opener when a dialog closes', async () => {
  render(<Owner />);
  await userEvent.click(open());
  await close();
  expect(open()).toHaveFocus();
});

it("closes a dialog on a press of its scrim, not of an extension's overlay", async () => {
  render(<Owner />);
  const overlay = document.createElement('div');
  overlay.innerHTML = '<input aria-label="Extension">';
  document.body.append(overlay);
  const field = screen.getByLabelText('Extension');
  fireEvent.click(open());
  await screen.findByRole('dialog');
  await userEvent.click(field, { pointerEventsCheck: 0 });
  expect(screen.getByRole('dialog')).toBeVisible();

  await userEvent.click(document.querySelector('.bg-scrim')!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  overlay.remove();
});

it.each([
  ['a composed word', { isComposing: true }],
  ['a composed word in Safari', { keyCode: 229 }],
])('does not close on the Escape that cancels %s', async (_what, key) => {
  render(<Owner />);
  fireEvent.click(open());
  const dialog = await screen.findByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape', ...key });
  expect(dialog).toBeVisible();
  await close();
});

it('describes a confirmation by its text and focuses the cancel button', async () => {
  render(<Owner />);
  fireEvent.click(open());
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('This can’t be undone.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it.each([{ removesOpener: true }, { disablesOpener: true }])(
  'moves the focus to the heading if its opener cannot take it (%o)',
  async (props) => {
    render(<Owner {...props} />);
    fireEvent.click(open());
    await close();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'A screen' })).toHaveFocus());
  },
);

it('closes a dialog on Back on Android, more than once', async () => {
  const watchers: EventTarget[] = [];
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1);
      }
    },
  );
  render(<Owner />);
  for (let time = 1; time <= 2; time += 1) {
    await userEvent.click(open());
    await screen.findByRole('dialog');
    watchers.at(-1)?.dispatchEvent(new Event('close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  vi.unstubAllGlobals();
});
