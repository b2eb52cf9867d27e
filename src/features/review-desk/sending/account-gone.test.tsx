import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicantRequestId } from '@kit/applicants';
import { openDesk, defaultNote, entries } from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import { callReturns } from '@kit/scenarios';

const GONE = 'This account no longer exists.';

it('marks a deleted account at the desk and in its row of an acceptance', async () => {
  callReturns(
    'get',
    '/boards/:boardId/join-requests',
    [1, 2].map((number) => ({
      _id: applicantRequestId(number),
      board: BOARD_ID,
      user: null,
      answers: [],
      status: 'pending',
    })),
  );
  const app = await openDesk(0);
  const [first] = screen.getAllByRole('group', { name: 'Unknown member' });
  expect(within(first!).getByText(GONE)).toBeVisible();
  expect(first).not.toHaveTextContent(/Joined|Location/);
  await app.user.keyboard('yn');
  await app.user.click(screen.getByRole('button', { name: 'Send 2 decisions' }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  const [acceptance, rejection] = entries();
  expect(acceptance).toHaveTextContent('Please enter a note');
  await app.user.type(defaultNote('acceptances'), 'Welcome');
  expect(within(acceptance!).getByText(GONE)).toBeVisible();
  expect(rejection).not.toHaveTextContent(GONE);
});
