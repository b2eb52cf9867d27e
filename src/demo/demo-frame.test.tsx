import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AccountChooser, createChooser } from './account-chooser';
import { DemoBar } from './demo-bar';
import { DemoStories } from './demo-stories';
import { personUid } from './seed/records';

const PEOPLE = [
  { uid: 'a', name: 'Maya Lindqvist', email: 'maya@example.com', hint: 'Runs 4 boards' },
  { uid: 'b', name: 'رانيا منصور', email: 'rania@example.com', hint: 'Member of 1 board' },
];

test('the chooser offers a button for each person, returns the choice, and closes', async () => {
  const chooser = createChooser();
  render(<AccountChooser chooser={chooser} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  const choice = chooser.open(PEOPLE);
  const dialog = await screen.findByRole('dialog', { name: 'Choose a demo account' });
  expect(
    within(dialog).getByRole('button', { name: /Maya Lindqvist.*maya@example\.com.*Runs 4 boards/ }),
  ).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: /رانيا منصور/ }));
  expect(await choice).toEqual({ kind: 'person', uid: 'b' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the chooser offers a new person, and returns null on Escape', async () => {
  const chooser = createChooser();
  render(<AccountChooser chooser={chooser} />);
  const first = chooser.open(PEOPLE);
  await userEvent.click(await screen.findByRole('button', { name: /Continue as a new person/ }));
  expect(await first).toEqual({ kind: 'newPerson' });
  const second = chooser.open(PEOPLE);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(await second).toBeNull();
});

test('the bar switches the person, and asks before a reset', async () => {
  const onSwitchPerson = vi.fn();
  const onReset = vi.fn(() => new Promise<void>(() => undefined));
  render(<DemoBar onSwitchPerson={onSwitchPerson} onReset={onReset} />);
  expect(screen.getByRole('complementary', { name: 'Demo' })).toHaveTextContent(
    'This is a demo. Everything stays in this browser.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Switch person' }));
  expect(onSwitchPerson).toHaveBeenCalledOnce();

  await userEvent.click(screen.getByRole('button', { name: 'Reset demo data' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onReset).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo data' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Resetting...' })).toHaveAttribute('aria-disabled', 'true');
});

describe("the demo's stories", () => {
  function show() {
    const listeners = new Set<() => void>();
    let person: string | null = null;
    const identity = {
      currentUid: () => person,
      onUidChange: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const onStart = vi.fn();
    const view = render(<DemoStories identity={identity} onStart={onStart} />);
    const become = (uid: string) =>
      act(() => {
        person = uid;
        listeners.forEach((listener) => listener());
      });
    return { ...view, onStart, become };
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const shown = () => screen.queryByRole('region', { name: 'Start the demo' });

  test.each([
    ['Review applications as Maya', 'maya-lindqvist', /^\/boards\/[0-9a-f]{24}\/review$/],
    ['Apply to a board as Noor', 'noor-haddad', /^\/board\/join\/[0-9a-f]{24}$/],
  ])('starts "%s" with one press', async (label, slug, path) => {
    const { onStart } = show();
    await press(label);
    expect(onStart).toHaveBeenCalledWith(
      { kind: 'person', uid: personUid(slug) },
      expect.stringMatching(path),
    );
  });

  test('starts as a new person with one press', async () => {
    const { onStart } = show();
    await press('Start as someone new');
    expect(onStart).toHaveBeenCalledWith({ kind: 'newPerson' }, '/');
  });

  test('are hidden after a sign-in or after they are dismissed', async () => {
    const first = show();
    expect(shown()).toBeVisible();
    first.become('demo-maya-lindqvist');
    expect(shown()).toBeNull();
    first.unmount();
    const second = show();
    await press('Just look around');
    expect(shown()).toBeNull();
    second.unmount();
    show();
    expect(shown()).toBeNull();
  });
});
