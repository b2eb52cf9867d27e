import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personColour } from '@/domain/member';
import { makeBoard } from '@kit/factories';
import { BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';

const PICTURE = 'https://pictures.example.com/carla.png';

/** Everything above the tabs. */
async function openHeader(changes: Parameters<typeof makeBoard>[0] = {}, isVerified = true) {
  renderApp('/boards/board-1', {
    as: 'outsider',
    arrange: (db) => {
      db.boards = [makeBoard(changes)];
      Object.assign(db.users[0]!, { verified: isVerified, profilePicture: PICTURE });
    },
  });
  await screen.findByRole('tab', { name: 'Members' });
  const heading = screen.getByRole('heading', { level: 1, name: BOARD_NAME });
  return within(heading.closest('header')!);
}

it("shows the creator's name, picture and badge, the types and the description", async () => {
  const header = await openHeader({ boardType: ['developers', 'night-owls'], description: 'One.\nTwo.' });
  const creator = header.getByRole('link', { name: 'Carla Creator' });
  expect(creator).toHaveAttribute('href', '/profile/creator');
  expect(creator.parentElement?.querySelector('img')).toHaveAttribute('src', PICTURE);
  expect(creator.previousElementSibling).toHaveAttribute('data-colour', String(personColour('creator')));
  expect(header.getByRole('img', { name: 'Verified' })).toBeVisible();
  expect(header.getByText('Total Members: 1')).toBeVisible();
  const types = within(header.getByRole('list', { name: 'Board type' })).getAllByRole('listitem');
  expect(types.map((type) => type.textContent)).toEqual(['developers', 'night-owls']);
  expect(header.getByText(/^One\.\s+Two\.$/)).toBeVisible();
});

it('leaves out what is missing', async () => {
  const header = await openHeader({ boardType: [], description: '' }, false);
  expect(header.queryByRole('img', { name: 'Verified' })).toBeNull();
  expect(header.queryByRole('list', { name: 'Board type' })).toBeNull();
});
