import { screen } from '@testing-library/react';
import { crowd, crowdName, crowdRequestId } from './crowd';
import { BOARD_ID } from './people';
import { renderApp } from './render-app';

/** Opens the review desk of the test board, as its creator and with this many applications. */
export const DESK_PATH = `/boards/${BOARD_ID}/review`;

export async function openDesk(count = 3, options: Parameters<typeof renderApp>[1] = {}, path = DESK_PATH) {
  const app = renderApp(path, { as: 'creator', arrange: crowd(count), ...options });
  await screen.findByRole('list', { name: 'Applications' });
  return app;
}

export const application = (number: number) => screen.getByRole('group', { name: crowdName(number) });
export const findNote = <T extends HTMLElement>() =>
  screen.findByRole<T>('textbox', { name: /^Note with your/ });
const BAR = { name: 'Decisions not sent yet' };
export const findBar = () => screen.findByRole('region', BAR);
export const getBar = () => screen.getByRole('region', BAR);
export const queryBar = () => screen.queryByRole('region', BAR);
export const approvePath = (number: number) => `/boards/join-requests/${crowdRequestId(number)}/approve`;
export const rejectPath = (number: number) => `/boards/join-requests/${crowdRequestId(number)}/reject`;

/** Every decision that was sent, in order. */
export const decisions = (app: Pick<ReturnType<typeof renderApp>, 'calls'>) =>
  app.calls.filter(({ method, path }) => method === 'PUT' && path.startsWith('/boards/join-requests/'));
