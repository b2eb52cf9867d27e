import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readBoard } from '@/api/wire/read-board';
import { personColour } from '@/domain/member';
import { BoardCard } from './board-card';

const picture = (name: string) => `https://pictures.example/${name}.png`;
const member = (name: string) => ({ _id: name, name, profilePicture: picture(name) });

function show(board: object) {
  const { container } = render(
    <MemoryRouter>
      <BoardCard
        board={readBoard({
          _id: 'b 1',
          name: 'Guild',
          creator: { ...member('creator'), verified: true },
          ...board,
        })}
      />
    </MemoryRouter>,
  );
  return {
    pictures: () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    images: () => [...container.querySelectorAll('img')],
  };
}

it('gives everybody the colour of their handle, and its letter to those without a name', () => {
  show({ creator: { _id: 'c', username: 'cleo' }, members: [{ _id: 'm' }] });
  const avatar = screen.getByText('1 Member').previousElementSibling?.firstElementChild;
  expect(avatar).toHaveTextContent('C');
  expect(avatar).toHaveAttribute('data-colour', String(personColour('cleo')));
});

it('hides a picture that fails, and shows a grey placeholder', () => {
  const { pictures, images } = show({ members: [{ ...member('m0'), username: 'mo' }, member('m1')] });
  const [failing] = images();
  const avatar = failing!.parentElement;
  expect(avatar).toHaveAttribute('data-colour');
  fireEvent.error(failing!);
  expect(pictures()).toEqual([picture('m1')]);
  expect(avatar).not.toHaveAttribute('data-colour');
});

it('is one link with an encoded id, and has a badge only for a verified creator', () => {
  show({});
  expect(screen.getByRole('link')).toHaveAttribute('href', '/boards/b%201');
  expect(screen.getByRole('img', { name: 'Verified' })).toBeVisible();
});

it('does not name a creator of whom only the id is known', () => {
  const { pictures } = show({ creator: 'c', members: [member('m0')] });
  expect(screen.queryByText('Unknown member')).toBeNull();
  expect(pictures()).toEqual([picture('m0')]);
});

it('shows no badge unless the creator is known to be verified', () => {
  show({ creator: { _id: 'c', name: 'Cleo' } });
  expect(screen.getByText('Cleo')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Verified' })).not.toBeInTheDocument();
});
