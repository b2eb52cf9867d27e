import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { waitForResponses } from '@kit/steps';
import { field, newLink, openEditProfile, retype, saveButton, write, saveProfile } from '@kit/forms';

const salary = () => field('Salary (thousand USD per year)');

describe('numbers in the edit dialog', () => {
  test.each([
    ['85 000', 85_000, /USD\s85,000 per year/],
    ['62,5', 62_500, /USD\s62,500 per year/],
  ])('parses a salary typed as %j, shows and saves it', async (typed, usd, description) => {
    const { user, saved } = await openEditProfile();
    await retype(user, 'Salary (thousand USD per year)', typed);
    expect(salary()).toHaveValue(typed);
    expect(salary()).toHaveAccessibleDescription(description);
    await saveProfile(user);
    expect(saved()).toMatchObject([{ profileQuestions: { salaryExpectations: { salary: usd } } }]);
  });

  test.each(['Salary (thousand USD per year)', 'Years of experience'])(
    '%s is a text field with a number keyboard',
    async (name) => {
      await openEditProfile();
      expect(field(name)).toHaveAttribute('type', 'text');
      expect(field(name)).toHaveAttribute('inputmode', 'decimal');
    },
  );

  test('shows an error for an unreadable salary and keeps the stored one', async () => {
    const { user, saved, store, backend } = await openEditProfile();
    await retype(user, 'Salary (thousand USD per year)', '80-90');
    expect(salary()).toHaveAccessibleDescription(
      'Everyone who is signed in can see it, unless Private is on.',
    );
    await user.click(saveButton());
    expect(await screen.findByText('Enter one amount, for example 85,000 or 85k')).toBeVisible();
    expect(salary()).toHaveFocus();
    expect(salary()).toHaveValue('80-90');
    await waitForResponses({ store });
    expect(saved()).toEqual([]);
    const { users } = await backend.read();
    expect(users.find(({ _id }) => _id === 'member')?.profileQuestions.salaryExpectations.salary).toBe(
      90_000,
    );
  });
});

describe('links in the edit dialog', () => {
  test('completes URLs on blur', async () => {
    const { user, saved } = await openEditProfile();
    await retype(user, 'GitHub', 'github.com/ada');
    expect(field('GitHub')).toHaveValue('github.com/ada');
    await user.tab();
    expect(field('GitHub')).toHaveValue('https://github.com/ada');
    await retype(user, 'Twitter', '@ada');
    await user.tab();
    expect(field('Twitter')).toHaveValue('https://x.com/ada');
    await write(user, newLink().getByLabelText('Platform'), '__proto__');
    await write(user, newLink().getByLabelText('URL'), 'www.ada.example');
    await user.tab();
    expect(newLink().getByLabelText('URL')).toHaveValue('https://www.ada.example');
    await saveProfile(user);
    expect(saved()).toMatchObject([
      {
        socialMedia: [
          { platform: 'twitter', url: 'https://x.com/ada' },
          { platform: 'github', url: 'https://github.com/ada' },
          { platform: '__proto__', url: 'https://www.ada.example' },
        ],
      },
    ]);
    expect(await screen.findByRole('link', { name: '__proto__ (opens in a new tab)' })).toBeVisible();
  });

  test('completes URLs when Enter submits before a blur', async () => {
    const { user, saved } = await openEditProfile();
    await retype(user, 'GitHub', 'github.com/ada');
    fireEvent.submit(field('GitHub').closest('form')!);
    await screen.findByText('Profile Updated');
    expect(saved()).toMatchObject([{ socialMedia: [{ platform: 'github', url: 'https://github.com/ada' }] }]);
  });

  test.each([
    ['Platform', 'Blog', 'URL', 'Enter a URL'],
    ['URL', 'https://ada.example', 'Platform', 'Enter a platform name'],
  ])('shows an error for a link with only the %s', async (filled, text, missing, description) => {
    const { user, saved, store } = await openEditProfile();
    await write(user, newLink().getByLabelText(filled), text);
    await user.click(saveButton());
    expect(newLink().getByLabelText(missing)).toHaveAccessibleDescription(description);
    await waitFor(() => expect(newLink().getByLabelText(missing)).toHaveFocus());
    expect(screen.queryByText('Invalid URLs')).toBeNull();
    expect(newLink().getByLabelText(filled)).toHaveValue(text);
    await waitForResponses({ store });
    expect(saved()).toEqual([]);
  });

  test('adds a link by mouse, and shows no error while the next one is typed', async () => {
    const { user } = await openEditProfile();
    await write(user, newLink().getByLabelText('Platform'), 'Blog');
    await write(user, newLink().getByLabelText('URL'), 'https://ada.example');
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    expect(newLink().getByLabelText('Platform')).toHaveFocus();
    await user.keyboard('N');
    expect(newLink().getByLabelText('Platform')).toHaveValue('N');
    expect(newLink().getByLabelText('URL')).toBeValid();
    expect(screen.queryByText('Enter a URL')).toBeNull();
    await user.click(field('Bio'));
    expect(await screen.findByText('Enter a URL')).toBeVisible();
  });

  test('removes links one after another by keyboard', async () => {
    const { user } = await openEditProfile();
    for (const name of ['One', 'Two']) {
      await write(user, newLink().getByLabelText('Platform'), name);
      await write(user, newLink().getByLabelText('URL'), `${name}.example`);
      await user.keyboard('{Enter}');
    }
    screen.getByRole('button', { name: 'Remove One' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Two' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(newLink().getByLabelText('Platform')).toHaveFocus();
  });
});

describe('a username in the edit dialog', () => {
  test('checks, shows and saves a username without its leading @', async () => {
    const { user, saved, callsTo } = await openEditProfile();
    await retype(user, 'Username', '@mario');
    await user.tab();
    expect(field('Username')).toHaveValue('mario');
    await screen.findByText('Available');
    expect(field('Username')).toHaveAttribute('autocomplete', 'off');
    expect(callsTo('POST', '/profile/check-username').map(({ body }) => body)).toEqual([
      { username: 'mario' },
    ]);
    await saveProfile(user);
    expect(saved()).toMatchObject([{ username: 'mario' }]);
  });

  test('rejects a username with spaces without a request', async () => {
    const { user, callsTo, store } = await openEditProfile();
    await retype(user, 'Username', 'super mario');
    expect(screen.getByText('A username can’t contain spaces.')).toBeVisible();
    await user.click(saveButton());
    expect(field('Username')).toHaveFocus();
    expect(field('Username')).toBeInvalid();
    await waitForResponses({ store });
    expect(callsTo('POST', '/profile/check-username')).toEqual([]);
    expect(callsTo('PUT', '/profile')).toEqual([]);
  });
});

test('restores a draft without overwriting changes from another device', async () => {
  const first = await openEditProfile();
  await retype(first.user, 'Location', 'Porto');
  first.unmount();
  const { user, saved } = await openEditProfile((member) => {
    member.bio = 'Written on the phone.';
    member.socialMedia = [{ _id: 'x', platform: 'github', url: 'https://github.com/phone' }];
  });
  expect(screen.getByText('Draft restored')).toBeVisible();
  expect(field('Location')).toHaveValue('Porto');
  expect(field('Bio')).toHaveValue('Written on the phone.');
  await saveProfile(user);
  expect(saved()).toEqual([{ location: 'Porto' }]);
});
