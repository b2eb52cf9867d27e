import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import { MemberCard } from './member-card';

function show(user: object) {
  return render(
    <MemoryRouter>
      <MemberCard member={readUser({ _id: 'u 1', name: 'Ann', username: 'ann', ...user })} />
    </MemoryRouter>,
  ).container;
}

it.each([
  ['with years and role', { role: 'bd', yearsOfExperience: 3 }, '3 yoe· Business Development'],
  ['with a role of their own', { role: 'other', customRole: 'Baker' }, 'Baker'],
  ['with 0 years', { yearsOfExperience: 0 }, '0 yoe'],
  ['with neither', {}, ''],
])('reads as expected %s', (_what, profileQuestions, text) => {
  const card = show({ profileQuestions });
  expect(screen.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/profile/u%201');
  expect(card.querySelector('p')?.textContent).toBe(text);
});

it.each([
  ['both', { location: 'Lisbon' }, 'looking', 'Open to WorkLisbon'],
  ['a location only', { location: 'Lisbon' }, 'not_looking', 'Lisbon'],
  ['the badge only', {}, 'looking', 'Open to Work'],
  ['neither', {}, 'no_answer', undefined],
])(
  'says where people are and whether they look for work: %s',
  (_what, user, lookingForOpportunities, text) => {
    const card = show({ ...user, profileQuestions: { lookingForOpportunities } });
    expect(card.querySelectorAll('p')[1]?.textContent).toBe(text);
  },
);

it.each([
  [
    ['A', 'B', 'C'],
    ['A', 'B', 'C'],
  ],
  [
    ['A', 'B', 'C', 'D'],
    ['A', 'B', 'C', '+1 more'],
  ],
])('shows the first three of %j', (techStack, shown) => {
  show({ profileQuestions: { techStack } });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(shown);
});

it('draws an avatar from the username if there is no picture or it fails', async () => {
  const card = show({ profilePicture: 'https://pictures.example/ann.png' });
  expect(card.querySelector('svg')).toBeNull();
  fireEvent.error(card.querySelector('img')!);
  await waitFor(() => expect(card.querySelector('svg')).not.toBeNull());
  expect(card.querySelector('img')).toBeNull();
});
