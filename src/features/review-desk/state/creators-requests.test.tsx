import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardsApi } from '@/api/boards';
import { crowd } from '@kit/crowd';
import { comeBack, visit } from '@kit/kept-visit';
import { DESK_PATH } from '@kit/open-desk';
import { BOARD_ID, type Person } from '@kit/people';
import { callIsHeld } from '@kit/scenarios';

it('leads no creator away by a profile that was kept before the backend gave them another id', async () => {
  await visit(DESK_PATH, 'creator', [['getMyProfile'], ['getBoard', BOARD_ID]], { arrange: crowd(2) });
  const profile = callIsHeld('get', '/profile');
  const app = comeBack(DESK_PATH, {
    // The same person, by uid.
    as: 'restored' as Person,
    rememberedAs: 'creator',
    arrange(db) {
      crowd(2)(db);
      for (const person of db.users) if (person._id === 'creator') person._id = 'restored';
      for (const board of db.boards) if (board.creator === 'creator') board.creator = 'restored';
    },
  });
  const board = boardsApi.endpoints.getBoard.select(BOARD_ID);
  await waitFor(() => expect(board(app.store.getState()).isSuccess).toBe(true));
  expect(screen.queryByText('Not your board')).toBeNull();
  profile.stop();
  expect(await screen.findByRole('list', { name: 'Applications' })).toBeVisible();
  expect(window.location.pathname).toBe(DESK_PATH);
  expect(screen.queryByText('Not your board')).toBeNull();
});
