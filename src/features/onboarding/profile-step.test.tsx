import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import '@/pages/onboarding-page';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';
import { server } from '@kit/server';
import { typeAtOnce } from '@kit/type-at-once';

const username = () => screen.findByRole('textbox', { name: 'Username' });
const bio = () => screen.getByRole('textbox', { name: 'Bio' });
const continueButton = () => screen.getByRole('button', { name: 'Continue' });

async function fillProfile(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await username());
  await user.paste('nora');
  await user.click(bio());
  await user.paste('I keep bees.');
  await screen.findByText('Available');
}

describe('the profile step', () => {
  test('says that a name is taken, and does not continue with it', async () => {
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

  test('checks once, after typing has stopped', async () => {
    const { callsTo } = renderApp('/onboarding', { as: 'newcomer' });
    typeAtOnce(await username(), '  nora  ');
    await screen.findByText('Available');
    expect(callsTo('POST', '/profile/check-username').map((call) => call.body)).toEqual([
      { username: 'nora' },
    ]);
    // With an empty bio the person still cannot continue.
    expect(continueButton()).toBeDisabled();
  });

  test('aborts a check that newer text supersedes', async () => {
    const held = callIsHeld('post', '/profile/check-username');
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    const checks: AbortSignal[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/profile/check-username')) checks.push(request.signal);
    });
    typeAtOnce(await username(), 'member');
    await waitFor(() => expect(checks).toHaveLength(1));
    await user.type(await username(), '2');
    held.stop();
    expect(await screen.findByText('Available')).toBeVisible();
    expect(checks.map((signal) => signal.aborted)).toEqual([true, false]);
  });

  test('offers another check after a failed one', async () => {
    const fault = callFails('post', '/profile/check-username');
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    await user.type(await username(), 'nora');
    expect(await screen.findByText('Error checking username availability')).toBeVisible();
    fault.stop();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Available')).toBeVisible();
  });

  test('keeps the person and what they typed where the save fails, and saves on the retry', async () => {
    const fault = callFails('put', '/profile');
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    await fillProfile(user);
    await user.click(continueButton());
    expect(await screen.findByText('Not saved yet, try again')).toBeVisible();
    expect(bio()).toHaveValue('I keep bees.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Internal error')).toBeNull();
    fault.stop();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toBeVisible();
  });

  test('shows why the server refused what was typed, beside the retry', async () => {
    callFails('put', '/profile', 422, { message: 'The bio may have 20 letters' });
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    await fillProfile(user);
    await user.click(continueButton());
    expect(await screen.findByText('The bio may have 20 letters')).toBeVisible();
    expect(screen.getByText('Not saved yet, try again')).toBeVisible();
  });

  test('is sent once however often it is pressed', async () => {
    const held = callIsHeld('put', '/profile');
    const { user, callsTo } = renderApp('/onboarding', { as: 'newcomer' });
    await fillProfile(user);
    await user.dblClick(continueButton());
    const busy = await screen.findByRole('button', { name: 'Saving...' });
    expect(busy).toBeDisabled();
    await user.type(await username(), '{Enter}');
    held.stop();
    await screen.findByRole('heading', { name: 'Profile Information' });
    expect(callsTo('PUT', '/profile')).toHaveLength(1);
  });
});
