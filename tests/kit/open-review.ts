import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { BOARD_ID } from './people';
import { renderApp, type RenderOptions } from './render-app';
import './empty-indexeddb';

/** The pending requests of the creator's board. */
export const REQUESTS_PATH = `/boards/${BOARD_ID}?tab=requests`;

/** Opens Aino's request as the board's creator. @param arrange changes the data first */
export async function openReview(arrange?: RenderOptions['arrange']) {
  const app = renderApp(REQUESTS_PATH, { as: 'creator', ...(arrange ? { arrange } : {}) });
  await app.user.click(await screen.findByRole('button', { name: 'Aino Applicant' }));
  await screen.findByRole('dialog', { name: 'User Application' });
  return app;
}

export const dialog = () => screen.getByRole('dialog', { name: 'User Application' });
export const note = () => screen.getByLabelText('Acceptance/Rejection Note');
export const accept = () => screen.getByRole('button', { name: 'Accept Join Request' });
export const reject = () => screen.getByRole('button', { name: 'Reject Join Request' });
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
