import type { App } from './render-app';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AppStore } from '@/app/store';
import { BOARD_ID } from './people';

function pendingCalls(store: AppStore): string[] {
  const { queries, mutations } = store.getState().api;
  const calls = [...Object.values(queries), ...Object.values(mutations)];
  return calls.filter((call) => call?.status === 'pending').map((call) => String(call?.endpointName));
}

/** Waits until no request is in flight and the results have rendered. Use it before asserting absence. */
export async function waitForResponses({ store }: { store: AppStore }): Promise<void> {
  do {
    await waitFor(() => expect(pendingCalls(store)).toEqual([]));
    // Rendering a response may have started another request.
  } while (pendingCalls(store).length > 0);
}

/** Expects a toast with this title or description. */
export async function expectToast(text: string): Promise<void> {
  // The toast's code may still be loading, and the toast becomes visible after it is measured.
  await waitFor(() => {
    const message = screen.getByText(text);
    expect(message).toBeVisible();
    expect(message.closest('[aria-label^="Notifications"]'), 'the region of toasts').not.toBeNull();
  });
}

/** Finds a tab after its tab list has loaded, which replaces the placeholder's tabs. */
export async function findTab(name: RegExp | string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('tablist')).toHaveAttribute('tabindex'));
  return screen.findByRole('tab', { name });
}

/**
 * Types letter by letter within one task, so that no debounce can end between two keys. user-event uses one task per key.
 * @param text the field's final value
 */
export function typeAtOnce(field: HTMLElement, text: string): void {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  }
}

/** The board of `people.ts`. */
export const BOARD_URL = `/boards/${BOARD_ID}`;

/** Presses a button once it appears. */
export const press = async (user: App['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

export const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Opens the confirmation for deleting the board. @returns queries within the dialog */
export async function openDeletion(user: App['user']) {
  await user.click(await screen.findByText('More'));
  await press(user, 'Delete');
  return within(await dialog('Delete Board'));
}

/** Opens the confirmation for removing the member. @returns queries within the dialog */
export const openRemoval = async (user: App['user']) => {
  await press(user, 'Remove Mario Member');
  return within(await dialog('Remove Member'));
};
