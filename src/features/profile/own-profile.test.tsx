import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyProfileQuestions, type DemoDb } from '@/demo/db';
import { renderApp } from '@kit/render-app';

function withoutAnswers(db: DemoDb) {
  Object.assign(
    db.users.find(({ _id }) => _id === 'member')!,
    { bio: '', location: '', socialMedia: [], profileQuestions: emptyProfileQuestions() },
  );
}

/** Selects an entry of the menu beside 'Edit Profile'. */
async function choose(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

it.each([
  ['Location', 'Location'],
  ['Bio', 'Bio'],
  ['Job search status', 'Job search status'],
  ['Work preference', 'Work preference'],
  ['Role', 'Role'],
  ['Years of experience', 'Years of experience'],
  ['Tech stack', 'Tech stack'],
  ['Links to your work', 'GitHub'],
])('opens the edit form at the empty field %s', async (missing, field) => {
  const { user } = renderApp('/profile', { as: 'member', arrange: withoutAnswers });
  const list = within(await screen.findByRole('region', { name: 'Add to your profile' }));
  expect(list.getAllByRole('button')).toHaveLength(8);
  await user.click(list.getByRole('button', { name: missing }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  expect(form.getByLabelText(field)).toHaveFocus();
});

it('removes a completed field from the list and focuses the heading', async () => {
  const { user } = renderApp('/profile', { as: 'member', arrange: withoutAnswers });
  await user.click(await screen.findByRole('button', { name: 'Location' }));
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  await user.keyboard('Porto');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Location' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Bio' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('counts zero years, no salary and any status as filled in', async () => {
  renderApp('/profile', {
    as: 'member',
    arrange: (db) => {
      const member = db.users.find(({ _id }) => _id === 'member')!;
      Object.assign(member.profileQuestions, {
        role: 'designer',
        workPreference: 'remote',
        yearsOfExperience: 0,
        techStack: ['Figma'],
        lookingForOpportunities: 'no_answer',
        salaryExpectations: { salary: null, hidden: false },
      });
      Object.assign(member, { bio: 'I keep bees.', location: ' ' });
      member.socialMedia = ['github', 'twitter'].map((platform) => ({
        _id: platform,
        platform,
        url: `https://${platform}.com/mario`,
      }));
    },
  });
  const gaps = within(await screen.findByRole('region', { name: 'Add to your profile' }));
  expect(gaps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Location']);
});

it.each([
  ['an unfinished profile', '/profile', 'newcomer'],
  ["another person's profile", '/profile/newcomer', 'member'],
] as const)('shows no suggestions on %s', async (_name, path, as) => {
  renderApp(path, { as });
  await screen.findByRole('heading', { level: 1, name: 'Nora Newcomer' });
  expect(screen.queryByText('Add to your profile')).not.toBeInTheDocument();
});

it('shows your profile as others see it, and links back', async () => {
  const { user, callsTo } = renderApp('/profile', {
    as: 'outsider',
    arrange: (db) => {
      const { profileQuestions } = db.users.find(({ _id }) => _id === 'outsider')!;
      profileQuestions.salaryExpectations.hidden = true;
      profileQuestions.workPreference = '';
    },
  });
  await choose(user, 'View as others see it');
  await waitFor(() => expect(window.location.search).toBe('?view=public'));
  expect(screen.getByText(/^This is how others see your profile\./)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Otto Outsider' })).toHaveFocus());
  expect(screen.getByText("This user hasn't created any boards yet.")).toBeVisible();
  for (const name of ['Edit Profile', 'More', 'Change Cover', 'Work preference']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/per year|outsider@example\.com/);
  await user.click(screen.getByRole('link', { name: 'Back to your profile' }));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(callsTo('GET', '/profile/outsider')).toEqual([]);
});

it('shares the profile as a link and as a QR code', async () => {
  const { user } = renderApp('/profile', { as: 'creator' });
  await choose(user, 'Share profile');
  const dialog = within(await screen.findByRole('dialog', { name: 'Share profile' }));
  const url = `${window.location.origin}/profile/creator`;
  expect(dialog.getByLabelText('Profile link')).toHaveValue(url);
  expect(dialog.getByRole('img', { name: `QR code of ${url}` })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy Link' }));
  expect(
    await screen.findByText('The link to your profile has been copied to your clipboard.'),
  ).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);

  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});
