import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readBoard } from '@/api/wire/read-board';
import { readUser } from '@/api/wire/read-user';
import { hueOf } from '@/lib/cover';
import { BoardCard } from './board-card';
import { MemberCard } from './member-card';
import { UserAvatar } from './user-avatar';

describe('BoardCard', () => {
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
      hues: () =>
        [...container.querySelectorAll<HTMLElement>('[data-hue]')].map(({ dataset }) => Number(dataset.hue)),
    };
  }

  it('colours the cover by id and the avatar by username', () => {
    const { hues } = show({ creator: { _id: 'c', username: 'cleo' }, members: [{ _id: 'm' }] });
    expect(hues()).toEqual([hueOf('b 1'), hueOf('cleo')]);
  });

  it('replaces a picture that fails to load by a grey placeholder', () => {
    const { pictures, images } = show({ members: [{ ...member('m0'), username: 'mo' }, member('m1')] });
    const [failing] = images();
    const avatar = failing!.parentElement;
    expect(avatar).toHaveAttribute('data-hue');
    fireEvent.error(failing!);
    expect(pictures()).toEqual([picture('m1')]);
    expect(avatar).not.toHaveAttribute('data-hue');
    expect(avatar).toHaveTextContent('M');
  });

  it('is one link with an encoded id, and shows the badge of a verified creator', () => {
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
});

describe('MemberCard', () => {
  function show(user: object) {
    return render(
      <MemoryRouter>
        <MemberCard member={readUser({ _id: 'u 1', name: 'Ann', username: 'ann', ...user })} />
      </MemoryRouter>,
    ).container;
  }

  it.each([
    ['both', { role: 'bd', yearsOfExperience: 3 }, '3 yoe · Business Development'],
    ['a custom role', { role: 'other', customRole: 'Baker' }, 'Baker'],
    ['0 years', { yearsOfExperience: 0 }, '0 yoe'],
    ['neither', {}, ''],
  ])('shows years and role: %s', (_what, profileQuestions, text) => {
    const card = show({ profileQuestions });
    expect(screen.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/profile/u%201');
    expect(card.querySelector('p')?.textContent).toBe(text);
    // Wider text spacing must fit (WCAG 1.4.12).
    expect(card.querySelector('p .truncate')).toBeNull();
  });

  it.each([
    ['both', { location: 'Lisbon' }, 'looking', 'Open to WorkLisbon'],
    ['a location only', { location: 'Lisbon' }, 'not_looking', 'Lisbon'],
    ['the badge only', {}, 'looking', 'Open to Work'],
    ['neither', {}, 'no_answer', undefined],
  ])('shows location and Open to Work: %s', (_what, user, lookingForOpportunities, text) => {
    const card = show({ ...user, profileQuestions: { lookingForOpportunities } });
    expect(card.querySelectorAll('p')[1]?.textContent).toBe(text);
    expect(card.querySelector('p .truncate')).toBeNull();
  });

  it.each([
    [
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ],
    [
      ['A', 'B', 'C', 'D'],
      ['A', 'B', 'C', '+1 more'],
    ],
  ])('shows the first three technologies of %j', (techStack, shown) => {
    show({ profileQuestions: { techStack } });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(shown);
  });
});

describe('UserAvatar', () => {
  it.each([
    ['small', ''],
    ['large', 'AB'],
  ] as const)('draws a person without a picture; a %s drawing has the initials %j', async (size, text) => {
    const person = { name: 'Ann Berg', username: 'ann', profilePicture: null };
    const { container } = render(<UserAvatar person={person} size={size} />);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    expect(container.textContent).toBe(text);
  });
});
