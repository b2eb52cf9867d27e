import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, type App } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';

const username = () => screen.findByRole('textbox', { name: 'Username' });
const bio = () => screen.getByRole('textbox', { name: 'Bio' });
const continueButton = () => screen.getByRole('button', { name: 'Continue' });

async function fillProfile(user: App['user']) {
  await user.click(await username());
  await user.paste('nora');
  await user.click(bio());
  await user.paste('I keep bees.');
  await screen.findByText('Available');
}

describe('the profile step', () => {
  test('shows that a username is taken, and does not continue with it', async () => {
    const check = callIsHeld('post', '/profile/check-username');
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    await user.type(await username(), 'member');
    await user.type(bio(), 'I keep bees.');
    expect(await screen.findByText('Checking...')).toBeVisible();
    check.stop();
    expect(
      await screen.findByText('This username is already taken. Please try a different one.'),
    ).toBeVisible();
    expect(await username()).toBeInvalid();
    expect(continueButton()).toBeDisabled();
  });

  test("shows the server's reason for a rejection without Retry, which could only fail", async () => {
    callFails('put', '/profile', 422, { message: 'Too many letters' });
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    await fillProfile(user);
    await user.click(continueButton());
    expect(await screen.findByText('Too many letters')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(continueButton()).toBeEnabled();
  });
});
