import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fillQuestions, fillSocial, newcomerWith } from '@kit/forms';
import { callFails, callIsHeld } from '@kit/scenarios';
import { renderApp, type App } from '@kit/render-app';
import { BOARD_ID, BOARD_NAME, makeBoard, testDb } from '@kit/people';
import { stopClock } from '@kit/stopped-clock';
import { typeAtOnce } from '@kit/steps';

type User = App['user'];

const username = () => screen.findByRole('textbox', { name: 'Username' });
const bio = () => screen.getByRole('textbox', { name: 'Bio' });
const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const finishButton = () => screen.getByRole('button', { name: 'Finish' });

async function fillProfile(user: User) {
  await user.click(await username());
  await user.paste('nora');
  await user.click(bio());
  await user.paste('I keep bees.');
  await screen.findByText('Available');
}

describe('a new user', () => {
  test('is notified on another screen that a step failed to save', async () => {
    callFails('put', '/profile');
    const hold = callIsHeld('put', '/profile');
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    await fillProfile(user);
    await user.click(continueButton());
    act(() => {
      window.history.pushState(null, '', '/comingsoon');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    hold.stop();
    const notice = 'We couldn’t save your profile. Open your profile to try again.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(window.location.pathname).toBe('/comingsoon');
  });

  test('completes three steps, each saved separately, and returns to the redirect path', async () => {
    const { user, callsTo, backend } = renderApp('/onboarding?redirect=%2Fcomingsoon', { as: 'newcomer' });

    expect(await screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await fillProfile(user);
    await user.click(continueButton());

    const questions = await screen.findByRole('heading', { name: 'Profile Information' });
    expect(questions).toHaveFocus();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    await fillQuestions(user);
    await user.click(screen.getByRole('switch', { name: 'Private' }));
    await user.click(continueButton());

    expect(await screen.findByRole('heading', { name: 'Social Profiles' })).toBeVisible();
    expect(screen.getByText('80% complete')).toBeVisible();
    await fillSocial(user);
    await user.click(finishButton());

    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    expect(localStorage.getItem('returnPath')).toBeNull();
    expect(callsTo('PUT', '/profile').map((call) => call.body)).toEqual([
      {
        username: 'nora',
        bio: 'I keep bees.',
        profileCompletionPercentage: 30,
        onboardingStep: 'questions',
        isProfileComplete: false,
      },
      {
        profileQuestions: {
          role: 'designer',
          customRole: '',
          developerType: [],
          customDeveloperType: [],
          workPreference: 'hybrid',
          yearsOfExperience: 7,
          salaryExpectations: { salary: 85_000, hidden: true },
          techStack: [],
          lookingForOpportunities: 'no_answer',
        },
        profileCompletionPercentage: 80,
        onboardingStep: 'social',
        onboardingCompleted: false,
        isProfileComplete: false,
      },
      {
        socialMedia: [
          { platform: 'github', url: 'https://github.com/nora' },
          { platform: 'portfolio', url: 'https://nora.example' },
        ],
        onboardingStep: 'social',
        onboardingCompleted: true,
        isProfileComplete: true,
        profileCompletionPercentage: 100,
      },
    ]);
    const saved = (await backend.read()).users.find(({ _id }) => _id === 'newcomer');
    expect(saved).toMatchObject({ isProfileComplete: true, profileCompletionPercentage: 100 });
  });

  test('is welcomed on Discover with three boards, those of the role first', async () => {
    const role = { ...testDb().users[4]!.profileQuestions, role: 'designer' };
    const { user } = renderApp('/onboarding', {
      as: 'newcomer',
      arrange: (db) => {
        newcomerWith({ onboardingStep: 'social', profileQuestions: role })(db);
        const types = ['others', 'designers', 'developers', 'designers'];
        db.boards = types.map((type, index) =>
          makeBoard({ _id: `b${index}`, name: `Board ${index} of ${type}`, boardType: [type] }),
        );
      },
    });
    await fillSocial(user);
    await user.click(finishButton());
    const end = within(await screen.findByRole('region', { name: 'You’re all set, Nora' }));
    expect(window.location.pathname).toBe('/');
    expect(document.querySelector('section > [data-hue]')).toBeVisible();
    const names = (await end.findAllByRole('link')).map(({ textContent }) => textContent);
    expect(names).toHaveLength(3);
    expect(names.slice(0, 2).every((name) => name.endsWith('designers'))).toBe(true);
  });

  test('starts at the saved step, with a note about joining a board', async () => {
    localStorage.setItem('returnPath', `/board/join/${BOARD_ID}`);
    renderApp('/onboarding', { as: 'newcomer', arrange: newcomerWith({ onboardingStep: 'questions' }) });
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toBeVisible();
    const note = (await screen.findByText(BOARD_NAME)).closest('div')!;
    expect(note).toHaveTextContent(`Finish your profile to apply to ${BOARD_NAME}Carla Creator`);
    expect(note).toHaveTextContent(makeBoard().description);
  });

  test('shows no note about joining otherwise, and ignores a foreign redirect', async () => {
    renderApp('/onboarding?redirect=https%3A%2F%2Fevil.example', { as: 'newcomer' });
    await username();
    expect(screen.queryByText(/^Finish your profile to apply/)).toBeNull();
    expect(localStorage.getItem('returnPath')).toBeNull();
  });

  test('can go back a step and keeps saved and typed values', async () => {
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    await fillProfile(user);
    await user.click(continueButton());
    await user.type(await screen.findByLabelText('Years of experience'), '7');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await username()).toHaveValue('nora');
    expect(bio()).toHaveValue('I keep bees.');
    expect(screen.getByText('This is your username.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Questions/ }));
    expect(await screen.findByLabelText('Years of experience')).toHaveValue('7');
  });

  test('keeps the typed values when another tab saves a step', async () => {
    stopClock('Date');
    const { user, backend, callsTo } = renderApp(`/board/join/${BOARD_ID}`, { as: 'newcomer' });
    const start = await screen.findByRole('button', { name: 'Complete Profile' });
    await backend.update(newcomerWith({ onboardingStep: 'questions', username: 'nora', bio: 'Bees.' }));
    vi.setSystemTime(Date.now() + 10_000);
    const held = callIsHeld('get', '/profile');
    await user.click(start);
    await screen.findByRole('heading', { name: 'Complete Your Profile' });
    typeAtOnce(bio(), 'I keep bees.');
    held.stop();
    await screen.findByRole('heading', { name: 'Profile Information' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await username()).toHaveValue('nora');
    expect(bio()).toHaveValue('I keep bees.');
    expect(callsTo('PUT', '/profile')).toEqual([]);
  });
});

describe('a user with a complete profile', () => {
  test('is redirected immediately', async () => {
    localStorage.setItem('returnPath', '/comingsoon');
    renderApp('/onboarding', { as: 'member' });
    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    expect(localStorage.getItem('returnPath')).toBeNull();
  });

  test('is redirected when another tab completes the profile', async () => {
    stopClock('Date');
    const path = `/board/join/${BOARD_ID}`;
    const { user, backend, callsTo } = renderApp(path, { as: 'newcomer' });
    const start = await screen.findByRole('button', { name: 'Complete Profile' });
    await backend.update(newcomerWith({ isProfileComplete: true, profileCompletionPercentage: 100 }));
    vi.setSystemTime(Date.now() + 10_000);
    await user.click(start);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Complete Profile' })).toBeNull();
      expect(window.location.pathname).toBe(path);
    });
    expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
    expect(callsTo('PUT', '/profile')).toEqual([]);
  });

  test.each(['/onboarding', '//evil.example/x', 'https://evil.example'])(
    'goes home with the redirect %s',
    async (redirect) => {
      localStorage.setItem('returnPath', '/onboarding?redirect=%2Fonboarding');
      renderApp(`/onboarding?redirect=${encodeURIComponent(redirect)}`, { as: 'member' });
      await waitFor(() => expect(window.location.pathname).toBe('/'));
      expect(await screen.findByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
    },
  );
});

describe('loading the user', () => {
  test('creates the account first if that failed at sign-in', async () => {
    const { callsTo, backend } = renderApp('/onboarding', { as: 'newcomer' });
    // The user is signed in, but the backend doesn't have an account.
    await backend.update((db) => {
      db.users = db.users.filter(({ _id }) => _id !== 'newcomer');
    });
    expect(await username()).toBeVisible();
    expect(callsTo('POST', '/auth/google-login').map((call) => call.body)).toEqual([
      { name: 'Nora Newcomer', email: 'newcomer@example.com', profilePicture: null },
    ]);
  });
});
