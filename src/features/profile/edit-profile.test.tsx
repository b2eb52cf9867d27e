import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { waitForResponses, expectToast } from '@kit/steps';
import { field, openEditProfile, retype, saveButton, saveProfile, write } from '@kit/forms';
import { renderApp, type App } from '@kit/render-app';
import { callFails } from '@kit/scenarios';

type User = App['user'];

const editButton = () => screen.findByRole('button', { name: 'Edit Profile' });
const dialog = () => screen.findByRole('dialog', { name: 'Edit Profile' });
async function openDialog(user: User) {
  await user.click(await editButton());
  return dialog();
}

/** Changes the member's profile questions before the app opens. */
function memberAnswered(changes: Partial<DemoDb['users'][number]['profileQuestions']>) {
  return (db: DemoDb) => {
    Object.assign(db.users.find(({ _id }) => _id === 'member')!.profileQuestions, changes);
  };
}

describe('editing the profile', () => {
  test('sends exactly the edited fields, shows one toast and the new values', async () => {
    const { user, callsTo } = renderApp('/profile', { as: 'member' });
    await openDialog(user);
    expect(field('Name')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveValue('member@example.com');
    expect(field('Member since')).toHaveValue('March 2026');

    await retype(user, 'Username', 'mario');
    expect(screen.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText('Available');
    await retype(user, 'Location', 'Porto');
    await retype(user, 'Bio', 'I like plumbing.');
    await write(user, field('Wallet address'), '0xabc');
    await write(user, field('LinkedIn'), 'https://linkedin.example/mario');
    const next = screen.getByRole('group', { name: 'New custom link' });
    await write(user, within(next).getByLabelText('Platform'), 'Blog');
    await write(user, within(next).getByLabelText('URL'), 'https://mario.example');
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.selectOptions(screen.getByLabelText('Job search status'), 'Prefer not to say');
    expect(screen.queryByLabelText('Custom role')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Role'), 'Other');
    await write(user, field('Custom role'), 'Plumber');
    await user.selectOptions(screen.getByLabelText('Work preference'), 'Onsite');
    const years = screen.getByLabelText('Years of experience');
    await user.clear(years);
    await user.type(years, '12');
    const salary = screen.getByLabelText('Salary (thousand USD per year)');
    expect(salary).toHaveValue('90');
    await user.clear(salary);
    await user.type(salary, '95.5');
    await user.click(screen.getByRole('switch', { name: 'Private' }));
    await user.type(screen.getByRole('combobox', { name: 'Tech stack' }), ' Elm {Enter}elm{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove CSS' }));
    await user.type(
      screen.getByRole('combobox', { name: 'Developer specialization' }),
      'Smart Contract{Enter}Pipes{Enter}',
    );
    await saveProfile(user);
    expect(screen.getByText('Your profile has been successfully updated.')).toBeVisible();
    expect(screen.queryByText('Profile updated successfully')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = await editButton();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.getByText('@mario')).toBeVisible();
    expect(screen.getByText('Plumber')).toBeVisible();
    expect(callsTo('PUT', '/profile').map((call) => call.body)).toEqual([
      {
        username: 'mario',
        bio: 'I like plumbing.',
        location: 'Porto',
        walletAddress: '0xabc',
        socialMedia: [
          { _id: 'member-github', platform: 'github', url: 'https://github.com/member' },
          { platform: 'linkedin', url: 'https://linkedin.example/mario' },
          { platform: 'Blog', url: 'https://mario.example' },
        ],
        profileQuestions: {
          role: 'other',
          customRole: 'Plumber',
          developerType: ['frontend', 'smartcontract'],
          customDeveloperType: ['Pipes'],
          workPreference: 'onsite',
          yearsOfExperience: 12,
          salaryExpectations: { salary: 95_500, hidden: true },
          techStack: ['TypeScript', 'React', 'Node.js', 'Elm'],
          lookingForOpportunities: 'no_answer',
        },
      },
    ]);
  });

  test('does not check an unchanged username, and keeps values missing in its lists', async () => {
    const { user, callsTo, store } = renderApp('/profile', {
      as: 'member',
      arrange: memberAnswered({ role: 'communityManager', workPreference: 'in-office' }),
    });
    await openDialog(user);
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Community Manager');
    expect(screen.getByLabelText('Work preference')).toHaveDisplayValue('In office');
    await user.type(field('Location'), '!');
    await retype(user, 'Username', 'MEMBER');
    expect(screen.getByText('This is your username.')).toBeVisible();
    await saveProfile(user);
    await waitForResponses({ store });
    expect(callsTo('POST', '/profile/check-username')).toEqual([]);
    expect(callsTo('PUT', '/profile').map(({ body }) => body)).toEqual([
      { location: 'Lisbon!', username: 'MEMBER' },
    ]);
  });

  test('sends no username for a user who has none', async () => {
    const { user, callsTo } = renderApp('/profile', { as: 'newcomer' });
    await openDialog(user);
    await retype(user, 'Location', 'Porto');
    await saveProfile(user);
    const [put] = callsTo('PUT', '/profile');
    expect(put?.body).toEqual({ location: 'Porto' });
  });

  test('rejects a taken username and focuses it', async () => {
    const { user, callsTo, store } = renderApp('/profile', { as: 'member' });
    await openDialog(user);
    await retype(user, 'Username', 'creator');
    expect(
      await screen.findByText('This username is already taken. Please try a different one.'),
    ).toBeVisible();
    await user.click(saveButton());
    expect(field('Username')).toHaveFocus();
    await waitForResponses({ store });
    expect(callsTo('PUT', '/profile')).toEqual([]);
  });

  test('names the platforms with invalid URLs', async () => {
    const { user, callsTo, store } = renderApp('/profile', { as: 'member' });
    await openDialog(user);
    await retype(user, 'GitHub', 'my github');
    await user.type(field('Peerlist'), 'mario');
    await user.click(saveButton());
    await expectToast('Invalid URLs');
    expect(screen.getByText('Please check the URLs for: GitHub, Peerlist')).toBeVisible();
    expect(field('GitHub')).toHaveFocus();
    expect(screen.getAllByText('Must be a valid URL')).toHaveLength(2);
    await waitForResponses({ store });
    expect(callsTo('PUT', '/profile')).toEqual([]);
  });

  test.each(['{Backspace}', 'a few'])('turns a years field without a number (%s) into 0', async (typed) => {
    const { user } = renderApp('/profile', { as: 'member' });
    await openDialog(user);
    const years = screen.getByLabelText('Years of experience');
    await user.clear(years);
    await user.type(years, typed);
    await user.tab();
    expect(years).toHaveValue('0');
    await user.clear(years);
    await user.type(years, '51');
    await user.tab();
    expect(await screen.findByText('Must be at most 50')).toBeVisible();
  });

  test('shows an error at the username if another user has taken it since', async () => {
    callFails('put', '/profile', 409, { message: 'This username is already taken' });
    const { user } = renderApp('/profile', { as: 'member' });
    await openDialog(user);
    await retype(user, 'Username', 'mario');
    await screen.findByText('Available');
    await user.click(saveButton());
    await expectToast('Update Failed');
    expect(screen.getByText('This username is already taken. Please try a different one.')).toBeVisible();
  });
});

describe('leaving the edit dialog', () => {
  test('keeps the draft after Escape, and discards it on Cancel', async () => {
    const { user } = renderApp('/profile', { as: 'member' });
    await openDialog(user);
    await user.type(field('Location'), '!');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog(user);
    expect(field('Location')).toHaveValue('Lisbon!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectToast('Draft discarded');
    await openDialog(user);
    expect(field('Location')).toHaveValue('Lisbon');
  });
});

test('offers no verification to a verified person', async () => {
  await openEditProfile((member) => Object.assign(member, { verified: true }));
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
});

test('shows that verification is coming soon', async () => {
  const { user } = renderApp('/profile', { as: 'member' });
  await openDialog(user);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  const verify = await screen.findByRole('dialog', { name: 'Verify Profile' });
  expect(within(verify).getByText(/Coming Soon/)).toBeVisible();
  await user.click(within(verify).getByRole('button', { name: 'OK' }));
  expect(await dialog()).toBeVisible();
});
