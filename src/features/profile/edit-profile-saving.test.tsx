import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectToast } from '@kit/steps';
import { callFails, callIsHeld } from '@kit/scenarios';
import { field, newLink, openEditProfile, retype, saveButton, saveProfile } from '@kit/forms';

describe('the edit dialog while saving', () => {
  test('locks all fields and keeps the focus', async () => {
    const held = callIsHeld('put', '/profile');
    const { user, saved } = await openEditProfile();
    await retype(user, 'Bio', 'I like plumbing.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('button', { name: 'Saving...' });
    await user.keyboard('more');
    expect(field('Bio')).toHaveFocus();
    expect(field('Bio')).toHaveValue('I like plumbing.');
    expect(field('Bio')).toHaveAttribute('readonly');
    await user.selectOptions(screen.getByLabelText('Role'), 'Designer');
    expect(screen.getByLabelText('Role')).not.toHaveValue('designer');
    await user.click(screen.getByRole('switch', { name: 'Private' }));
    expect(screen.getByRole('switch', { name: 'Private' })).not.toBeChecked();
    await user.type(newLink().getByLabelText('Platform'), 'Blog');
    expect(newLink().getByLabelText('Platform')).toHaveValue('');
    held.stop();
    await screen.findByText('Profile Updated');
    expect(saved()).toHaveLength(1);
  });
});

describe('a profile that was changed on another device since it was loaded', () => {
  async function openOlder() {
    const app = await openEditProfile();
    await app.backend.update((db) => {
      const member = db.users.find(({ _id }) => _id === 'member')!;
      member.bio = 'Written on the phone.';
      member.profileQuestions.techStack = ['Rust'];
      member.profileQuestions.salaryExpectations.hidden = true;
    });
    const stored = async () => {
      const { bio, location, profileQuestions } = (await app.backend.read()).users.find(
        ({ _id }) => _id === 'member',
      )!;
      const { techStack, salaryExpectations, lookingForOpportunities } = profileQuestions;
      return { bio, location, techStack, isHidden: salaryExpectations.hidden, lookingForOpportunities };
    };
    return { ...app, stored };
  }
  const fromPhone = { bio: 'Written on the phone.', techStack: ['Rust'], isHidden: true };

  test('is updated only by the fields changed in the dialog', async () => {
    const { user, stored } = await openOlder();
    await retype(user, 'Location', 'Porto');
    await saveProfile(user);
    expect(await stored()).toMatchObject({ ...fromPhone, location: 'Porto' });
  });
});

describe('a rejected save', () => {
  test('shows the reason without blaming an unchanged username', async () => {
    const failure = callFails('put', '/profile', 409, { message: 'The profile was changed elsewhere' });
    const { user } = await openEditProfile();
    await retype(user, 'Location', 'Porto');
    await user.click(saveButton());
    await expectToast('Update Failed');
    expect(screen.getByRole('alert')).toHaveTextContent('The profile was changed elsewhere');
    expect(field('Username')).toBeValid();
    failure.stop();
    await saveProfile(user);
    expect(screen.queryByText('The profile was changed elsewhere')).toBeNull();
  });

  test.each([
    ['Bio must have at most 2000 characters', 'Bio'],
    ['Custom role must have at most 100 characters', 'Custom role'],
    ['Path `location` is longer than the maximum (200).', 'Location'],
    ['GitHub must be a URL', 'GitHub'],
  ])('shows "%s" at the field %s', async (message, label) => {
    callFails('put', '/profile', 422, { message });
    const { user } = await openEditProfile();
    await user.selectOptions(screen.getByLabelText('Role'), 'Other');
    await retype(user, 'Custom role', 'Beekeeper');
    await user.click(saveButton());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
    await retype(user, label, 'https://github.com/ada');
    expect(screen.queryByText(message)).toBeNull();
  });
});
