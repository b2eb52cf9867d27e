import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DESIGNER_ANSWERS, fillQuestions, newcomerWith } from '@kit/forms';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';

const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const finishButton = () => screen.getByRole('button', { name: 'Finish' });

describe('the questions step', () => {
  const atQuestions = { as: 'newcomer' as const, arrange: newcomerWith({ onboardingStep: 'questions' }) };

  test('asks developers for types and technologies, and "other" for the role', async () => {
    const { user } = renderApp('/onboarding', atQuestions);
    const role = await screen.findByLabelText('Role');
    expect(screen.queryByRole('group', { name: 'Developer type' })).toBeNull();
    expect(screen.queryByLabelText('Tech stack')).toBeNull();
    await fillQuestions(user);

    await user.selectOptions(role, 'Developer');
    await waitFor(() => expect(continueButton()).toBeDisabled());
    const types = screen.getByRole('group', { name: 'Developer type' });
    const type = within(types).getByRole('checkbox', { name: 'Smart Contract' });
    await user.click(type);
    await user.click(type);
    expect(await screen.findByText('Select at least one developer type')).toBeVisible();
    expect(screen.getByText('Still missing: Developer type, Tech stack')).toBeVisible();
    await user.click(type);
    await user.type(screen.getByLabelText('Tech stack'), ' Rust {Enter}rust{Enter}');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await waitFor(() => expect(continueButton()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Remove Rust' }));
    await user.tab();
    expect(await screen.findByText('Select at least one technology')).toBeVisible();

    await user.selectOptions(role, 'Other');
    expect(screen.queryByRole('group', { name: 'Developer type' })).toBeNull();
    await waitFor(() => expect(continueButton()).toBeDisabled());
    await user.type(screen.getByLabelText('Your role'), 'Beekeeper');
    await waitFor(() => expect(continueButton()).toBeEnabled());
  });
});

describe('the social step', () => {
  const atSocial = { as: 'newcomer' as const, arrange: newcomerWith({ onboardingStep: 'social' }) };

  test('counts filled profiles and can be sent with two', async () => {
    const { user } = renderApp('/onboarding', atSocial);
    await user.click(await screen.findByLabelText('GitHub'));
    await user.paste('https://github.com/nora');
    expect(screen.getByText('1/2 profiles filled')).toBeVisible();
    expect(finishButton()).toBeDisabled();

    const next = screen.getByRole('group', { name: 'New custom link' });
    await user.type(within(next).getByLabelText('Platform'), 'Blog');
    expect(screen.getByText('1/2 profiles filled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add link' })).toBeDisabled();
    // An invalid URL doesn't count and stays in its row with an error.
    await user.type(within(next).getByLabelText('URL'), 'javascript:alert(1)');
    expect(screen.getByText('1/2 profiles filled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add link' })).toBeDisabled();
    await user.tab();
    expect(within(next).getByText('Must be a valid URL')).toBeVisible();
    await user.clear(within(next).getByLabelText('URL'));
    await user.type(within(next).getByLabelText('URL'), 'https://nora.example{Enter}');
    expect(screen.getByText('2/2 profiles filled')).toBeVisible();
    expect(within(next).getByLabelText('Platform')).toHaveValue('');
    await waitFor(() => expect(finishButton()).toBeEnabled());

    await user.click(screen.getByRole('button', { name: 'Remove Blog' }));
    expect(screen.getByText('1/2 profiles filled')).toBeVisible();
  });

  test.each([
    ['1/2', ['ftp://github.com/nora', 'https://x.com/nora']],
    ['2/2', ['https://github.com/nora', 'https://x.com/nora', 'https://peerlist.io/nora']],
  ])('counts valid links only, up to the required number: %s', async (count, urls) => {
    const socialMedia = urls.map((url, index) => ({
      _id: `link-${index}`,
      platform: ['github', 'twitter', 'peerlist'][index]!,
      url,
    }));
    renderApp('/onboarding', {
      as: 'newcomer',
      arrange: newcomerWith({ onboardingStep: 'social', socialMedia }),
    });
    expect(await screen.findByText(`${count} profiles filled`)).toBeVisible();
  });

  test('sends a custom link that was typed but not added', async () => {
    const { user, callsTo } = renderApp('/onboarding', atSocial);
    await user.click(await screen.findByLabelText('GitHub'));
    await user.paste('https://github.com/nora');
    const next = screen.getByRole('group', { name: 'New custom link' });
    await user.type(within(next).getByLabelText('Platform'), 'Blog');
    await user.click(within(next).getByLabelText('URL'));
    await user.paste('https://nora.example');
    await user.click(finishButton());
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(callsTo('PUT', '/profile')[0]?.body).toMatchObject({
      socialMedia: [
        { platform: 'github', url: 'https://github.com/nora' },
        { platform: 'Blog', url: 'https://nora.example' },
      ],
    });
  });
});

describe('a step that is open while another tab continues', () => {
  const atQuestions = {
    as: 'newcomer' as const,
    arrange: newcomerWith({ onboardingStep: 'questions', profileQuestions: DESIGNER_ANSWERS }),
  };
  const links = [{ _id: 'link-1', platform: 'github', url: 'https://github.com/elsewhere' }];

  test('stays until it is saved, and the next step starts with the latest profile', async () => {
    const failure = callFails('put', '/profile');
    const { user, backend } = renderApp('/onboarding', atQuestions);
    await user.click(await screen.findByRole('radio', { name: 'Remote' }));
    await backend.update(newcomerWith({ socialMedia: links, onboardingStep: 'social' }));
    await user.click(continueButton());
    expect(await screen.findByText('Couldn’t save. Try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Remote' })).toBeChecked();
    failure.stop();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('GitHub')).toHaveValue('https://github.com/elsewhere');
  });
});
