import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crowdRequestId } from '@kit/crowd';
import { openDesk } from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import { callAnswers } from '@kit/scenarios';

const GONE = 'This account does not exist any more.';

it('says at the desk, and before an acceptance is sent, that the account is gone', async () => {
  callAnswers(
    'get',
    '/boards/:boardId/join-requests',
    [1, 2].map((number) => ({
      _id: crowdRequestId(number),
      board: BOARD_ID,
      user: null,
      answers: [],
      status: 'pending',
    })),
  );
  const { user } = await openDesk(0);
  const [first] = screen.getAllByRole('group', { name: 'Unknown member' });
  expect(within(first!).getByText(GONE)).toBeVisible();
  expect(first).not.toHaveTextContent(/Joined|Location/);
  await user.keyboard('yn');
  await user.click(screen.getByRole('button', { name: 'Send 2 decisions' }));
  const list = within(await screen.findByRole('list', { name: 'Decisions' }));
  const [acceptance, rejection] = list.getAllByRole('listitem');
  expect(acceptance).toHaveTextContent('Accept');
  expect(within(acceptance!).getByText(`${GONE} Nobody would join the board.`)).toBeVisible();
  expect(rejection).toHaveTextContent('Reject');
  expect(rejection).not.toHaveTextContent(GONE);
});
