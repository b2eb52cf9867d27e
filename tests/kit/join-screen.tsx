import { screen } from '@testing-library/react';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';

/** The invitation to the board of `people.ts`, which says who invites. */
export const PATH = `/board/join/${BOARD_ID}`;
export const HEADING = `Carla Creator invited you to join ${BOARD_NAME}`;

/** Opens the invitation for somebody outside of the board, and waits for it. */
export async function openPage(options: Parameters<typeof renderApp>[1] = {}, path = PATH) {
  const app = renderApp(path, { as: 'outsider', ...options });
  await screen.findByRole('heading', { name: HEADING, level: 1 });
  return app;
}

export const joinButton = () => screen.getByRole('button', { name: 'Join Board' });
export const dialog = () => screen.findByRole('dialog', { name: 'User Application' });

/** For `openPage`: the board asks nothing. */
export const withoutQuestions: Parameters<typeof renderApp>[1] = {
  arrange: (db) => {
    db.boards[0]!.questions = [];
  },
};
