import { screen, within } from '@testing-library/react';
import { BOARD_ID } from '@kit/people';
import type { renderApp } from '@kit/render-app';

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
