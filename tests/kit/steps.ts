import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AppStore } from '@/app/store';
import { BOARD_ID } from './people';
import type { renderApp } from './render-app';

function openCalls(store: AppStore): string[] {
  const { queries, mutations } = store.getState().api;
  const calls = [...Object.values(queries), ...Object.values(mutations)];
  return calls.filter((call) => call?.status === 'pending').map((call) => String(call?.endpointName));
}

/**
 * Waits until every call of the screen has been answered or given up, and the result has been drawn. Only then can
 * a test say what the screen does not show.
 */
export async function answersAreIn({ store }: { store: AppStore }): Promise<void> {
  do {
    await waitFor(() => expect(openCalls(store)).toEqual([]));
    // Drawing an answer may have caused another call.
  } while (openCalls(store).length > 0);
}

/** A toast or a one-line notice says this: its title, or its description. */
export async function expectToast(text: string): Promise<void> {
  // The toast is measured before it becomes visible, and its code may still be loading.
  await waitFor(() => {
    const message = screen.getByText(text);
    expect(message).toBeVisible();
    expect(message.closest('[aria-label^="Notifications"]'), 'the region of toasts').not.toBeNull();
  });
}

/** A tab, once the code of its strip has arrived: it would replace a tab that is just being pressed. */
export async function findTab(name: RegExp | string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('tablist')).toHaveAttribute('tabindex'));
  return screen.findByRole('tab', { name });
}

/**
 * Types a text into a field letter by letter, faster than any timer: user-event gives each key a task of its own, and on
 * a busy machine a pause may end between two of them.
 * @param text what the field has afterwards
 */
export function typeAtOnce(field: HTMLElement, text: string): void {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  }
}

/** The board of `people.ts`. */
export const BOARD_URL = `/boards/${BOARD_ID}`;

/** Presses the button of this name, once it is there. */
export const press = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

export const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Asks to remove the member. @returns queries of the dialog that asks back */
export const openRemoval = async (user: ReturnType<typeof renderApp>['user']) => {
  await press(user, 'Remove Mario Member');
  return within(await dialog('Remove Member'));
};
