import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DESIGNER_ANSWERS, fillQuestions, fillSocial, newcomerWith } from '@kit/forms';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';

const continueButton = () => screen.getByRole('button', { name: 'Continue' });

describe('the navigation between steps', () => {
  const atSocial = {
    as: 'newcomer' as const,
    arrange: newcomerWith({ onboardingStep: 'social', profileQuestions: DESIGNER_ANSWERS }),
  };
  const place = (name: RegExp) =>
    within(screen.getByRole('navigation', { name: 'Onboarding steps' })).getByRole('button', { name });

  test('saves a changed step before leaving it, and stays on an invalid one', async () => {
    const { user, callsTo } = renderApp('/onboarding', atSocial);
    await screen.findByLabelText('GitHub');
    await user.click(place(/Questions/));
    const salary = await screen.findByLabelText('Salary (USD per year)');
    await user.clear(salary);
    await user.click(place(/Social/));
    expect(await screen.findByText('Salary is required')).toBeVisible();
    expect(salary).toHaveFocus();
    await user.type(salary, '95000');
    await waitFor(() => expect(continueButton()).toBeEnabled());
    await user.click(place(/Profile/));
    expect(await screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    expect(callsTo('PUT', '/profile').map(({ body }) => body)).toMatchObject([
      { profileQuestions: { salaryExpectations: { salary: 95_000 } }, onboardingStep: 'social' },
    ]);
  });

  test('reopens a step with unsaved changes, and sends nothing without changes', async () => {
    const first = renderApp('/onboarding', atSocial);
    await screen.findByLabelText('GitHub');
    await first.user.click(place(/Questions/));
    await first.user.click(await screen.findByRole('radio', { name: 'Remote' }));
    first.unmount();
    const second = renderApp('/onboarding', atSocial);
    for (const times of [1, 1]) {
      expect(await screen.findByRole('radio', { name: 'Remote' })).toBeChecked();
      await second.user.click(place(/Social/));
      expect(await screen.findByLabelText('GitHub')).toBeVisible();
      expect(second.callsTo('PUT', '/profile')).toHaveLength(times);
      await second.user.click(place(/Questions/));
    }
    second.unmount();
    renderApp('/onboarding', atSocial);
    expect(await screen.findByLabelText('GitHub')).toBeVisible();
  });

  test('keeps the progress when an earlier step is corrected', async () => {
    const { user, callsTo, backend } = renderApp('/onboarding', {
      as: 'newcomer',
      arrange: newcomerWith({
        username: 'nora',
        bio: 'I keep bes.',
        onboardingStep: 'social',
        profileQuestions: DESIGNER_ANSWERS,
        profileCompletionPercentage: 80,
      }),
    });
    await screen.findByLabelText('GitHub');
    await user.click(place(/Profile/));
    const bio = await screen.findByRole('textbox', { name: 'Bio' });
    await user.clear(bio);
    await user.type(bio, 'I keep bees.');
    await user.click(place(/Social/));
    expect(await screen.findByLabelText('GitHub')).toBeVisible();
    expect(screen.getByText('80% complete')).toBeVisible();
    expect(callsTo('PUT', '/profile').map(({ body }) => body)).toEqual([
      { username: 'nora', bio: 'I keep bees.' },
    ]);
    const saved = (await backend.read()).users.find(({ _id }) => _id === 'newcomer');
    expect(saved).toMatchObject({ onboardingStep: 'social', profileCompletionPercentage: 80 });
  });

  test('shows the missing fields if an earlier step cannot be saved', async () => {
    callFails('post', '/profile/check-username');
    const { user, callsTo } = renderApp('/onboarding', {
      as: 'newcomer',
      arrange: newcomerWith({ username: 'nora', bio: 'I keep bees.', onboardingStep: 'questions' }),
    });
    await screen.findByRole('heading', { name: 'Profile Information' });
    await user.click(place(/Profile/));
    await user.type(await screen.findByRole('textbox', { name: 'Username' }), '2');
    await screen.findByText('Error checking username availability');
    await user.click(place(/Questions/));
    expect(
      await screen.findByText('Choose an available username and write a bio to continue.'),
    ).toHaveFocus();
    expect(place(/Profile/)).toHaveAttribute('aria-current', 'step');
    expect(callsTo('PUT', '/profile')).toEqual([]);
  });

  test('keeps a draft of the last step instead of sending it', async () => {
    const { user, callsTo } = renderApp('/onboarding', atSocial);
    await fillSocial(user);
    await user.click(place(/Questions/));
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toBeVisible();
    await user.click(place(/Social/));
    expect(await screen.findByLabelText('GitHub')).toHaveValue('https://github.com/nora');
    expect(callsTo('PUT', '/profile')).toHaveLength(0);
  });

  test('does not leave a step while it is being saved', async () => {
    const held = callIsHeld('put', '/profile');
    const { user } = renderApp('/onboarding', {
      as: 'newcomer',
      arrange: newcomerWith({ onboardingStep: 'questions' }),
    });
    await fillQuestions(user);
    await user.click(continueButton());
    await screen.findByRole('button', { name: 'Saving...' });
    await user.click(place(/Profile/));
    expect(place(/Questions/)).toHaveAttribute('aria-current', 'step');
    held.stop();
    expect(await screen.findByRole('heading', { name: 'Social Profiles' })).toBeVisible();
    await user.click(place(/Profile/));
    expect(place(/Profile/)).toHaveAttribute('aria-current', 'step');
  });
});
