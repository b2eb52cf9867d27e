import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyProfileQuestions } from '@/demo/db';
import { dialog, openReview, REQUESTS_PATH } from '@kit/open-review';
import { BOARD_ID, REQUEST_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callReturns, listsShow } from '@kit/scenarios';

it('shows the missing parts of a profile', async () => {
  await openReview((db) => {
    Object.assign(
      db.users.find(({ _id }) => _id === 'applicant')!,
      {
        bio: '',
        location: '',
        createdAt: '',
        profileQuestions: emptyProfileQuestions(),
      },
    );
  });
  expect(screen.getByText('No bio available')).toBeVisible();
  expect(screen.getByText('Location not specified')).toBeVisible();
  expect(screen.getByText('Joined Not available')).toBeVisible();
});

it('shows a deleted account before the acceptance', async () => {
  callReturns('get', '/boards/:boardId/join-requests', [
    { _id: REQUEST_ID, board: BOARD_ID, user: null, answers: [], status: 'pending' },
  ]);
  const { user } = renderApp(REQUESTS_PATH, { as: 'creator' });
  await user.click(await screen.findByRole('button', { name: 'Unknown member' }));
  await screen.findByRole('dialog', { name: 'User Application' });
  expect(
    screen.getByText('This account no longer exists. Accepting it won’t add anyone to the board.'),
  ).toBeVisible();
  expect(screen.queryByText(/^Joined /)).toBeNull();
  expect(screen.queryByText('Location not specified')).toBeNull();
});

it('shows an applicant with only an id as an unknown member with a profile link', async () => {
  listsShow((request) => ({ ...request, user: 'applicant' }));
  const { user, callsTo } = renderApp(REQUESTS_PATH, { as: 'creator' });
  await user.click(await screen.findByRole('button', { name: 'Unknown member' }));
  await screen.findByRole('dialog', { name: 'User Application' });
  const view = within(dialog());
  expect(view.getByText('Unknown member')).toBeVisible();
  expect(view.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/profile/applicant');
  expect(callsTo('GET', '/profile/applicant')).toEqual([]);
});

it('shows six platforms, and greys out the missing ones', async () => {
  await openReview((db) => {
    db.users.find(({ _id }) => _id === 'applicant')!.socialMedia = [
      { _id: '1', platform: 'GitHub', url: 'https://github.com/aino' },
      { _id: '2', platform: 'x', url: 'https://x.com/aino' },
      { _id: '3', platform: 'telegram', url: 'javascript:alert(1)' },
      { _id: '4', platform: 'peerlist', url: 'https://peerlist.io/aino' },
      { _id: '5', platform: 'LinkedIn', url: 'https://evil.example/aino' },
    ];
  });
  const list = within(screen.getByRole('list', { name: 'Social profiles' }));
  expect(
    list.getAllByRole('listitem').map((item) => item.textContent || item.firstElementChild?.ariaLabel),
  ).toEqual([
    'Twitter (opens in a new tab)',
    'No Telegram',
    // A link elsewhere shows its domain and no platform's icon.
    'evil.example (opens in a new tab)',
    'No Instagram',
    'GitHub (opens in a new tab)',
    'No YouTube',
  ]);
  expect(list.getByRole('link', { name: /evil/ }).querySelector('[data-logo=link]')).not.toBeNull();
  const github = list.getByRole('link', { name: /GitHub/ });
  expect(github).toHaveAttribute('href', 'https://github.com/aino');
  expect(github).toHaveAttribute('rel', 'noopener noreferrer');
});
