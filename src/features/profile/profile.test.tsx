import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { DemoDb, DemoUser } from '@/demo/db';
import { waitForResponses } from '@kit/steps';
import { BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';

function personWith(id: string, changes: Partial<DemoUser>) {
  return (db: DemoDb) => {
    Object.assign(
      db.users.find(({ _id }) => _id === id)!,
      changes,
    );
  };
}

const TO_ONBOARDING = '/onboarding?redirect=%2Fprofile';
const name = (text: string) => screen.findByRole('heading', { level: 1, name: text });

describe('your own profile', () => {
  test("shows the user, their boards and the owner's actions", async () => {
    const { user, callsTo, store } = renderApp('/profile', { as: 'creator' });
    expect(await name('Carla Creator')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Carla Creator · Talentboard'));
    expect(screen.getByText('@creator')).toBeVisible();
    expect(screen.getByText('I am the creator.')).toBeVisible();
    expect(screen.getByText('Open to Work')).toBeVisible();
    expect(screen.getByText('5 years')).toBeVisible();
    expect(screen.getByText('March 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(await screen.findByRole('link', { name: BOARD_NAME })).toHaveAttribute('href', '/boards/board-1');
    await waitForResponses({ store });
    expect(callsTo('GET', '/profile/creator')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Change Cover' }));
    expect(await screen.findByText('Coming Soon in V2!')).toBeVisible();
  });

  test('suggests creating a first board if there is none', async () => {
    renderApp('/profile', { as: 'outsider' });
    expect(await screen.findByText('No Boards Yet')).toBeVisible();
    expect(
      screen.getByText("You haven't created any boards yet. Create your first board now!"),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Your First Board' })).toHaveAttribute(
      'href',
      '/boards/create',
    );
  });

  test('links back to an unfinished onboarding', async () => {
    renderApp('/profile', {
      as: 'newcomer',
      arrange: personWith('newcomer', { profileCompletionPercentage: 30 }),
    });
    expect(await screen.findByText(/30% complete/)).toBeVisible();
    const next = screen.getByRole('link', { name: 'Complete Profile' });
    expect(next).toHaveAttribute('href', TO_ONBOARDING);
    const yellow = (await screen.findAllByRole('link')).filter(({ className }) =>
      /\bbg-accent\b/.test(className),
    );
    expect(yellow).toEqual([next]);
  });

  test("redirects to onboarding if the backend doesn't know the user", async () => {
    callFails('get', '/profile', 404);
    renderApp('/profile', { as: 'creator' });
    expect(await screen.findByText('No profile data available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute('href', TO_ONBOARDING);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });

  test('prints from its menu after the menu has closed', async () => {
    const menu = () => screen.queryByRole('menu');
    const print = vi.spyOn(window, 'print').mockImplementation(() => expect(menu()).toBeNull());
    const { user } = renderApp('/profile', { as: 'creator' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print profile' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });
});

describe("another person's profile", () => {
  test('is read-only and requested once by id', async () => {
    const { callsTo, store } = renderApp('/profile/outsider', { as: 'member' });
    expect(await name('Otto Outsider')).toBeVisible();
    expect(await screen.findByText("This user hasn't created any boards yet.")).toBeVisible();
    await waitForResponses({ store });
    for (const action of ['Edit Profile', 'Change Cover']) {
      expect(screen.queryByRole('button', { name: action })).toBeNull();
    }
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create Your First Board' })).toBeNull();
    expect(callsTo('GET', '/profile/outsider')).toHaveLength(1);
  });

  test('is refetched every 300000 ms', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { callsTo } = renderApp('/profile/outsider', { as: 'member' });
    await name('Otto Outsider');
    const polls = timers.mock.calls.filter(([, delay]) => delay === 300_000);
    expect(polls).toHaveLength(1);
    act(() => polls[0]?.[0]());
    await waitFor(() => expect(callsTo('GET', '/profile/outsider')).toHaveLength(2));
  });
});

describe('the content of a profile', () => {
  test.each([
    ['not_looking', false],
    ['no_answer', false],
    ['looking', true],
  ])('shows Open to Work for %s: %s', async (lookingForOpportunities, isShown) => {
    renderApp('/profile/outsider', {
      as: 'member',
      arrange: (db) => {
        db.users.find(({ _id }) => _id === 'outsider')!.profileQuestions.lookingForOpportunities =
          lookingForOpportunities;
      },
    });
    await name('Otto Outsider');
    expect(screen.queryAllByText('Open to Work')).toHaveLength(isShown ? 1 : 0);
  });

  test('shows a salary in USD', async () => {
    renderApp('/profile/outsider', { as: 'member' });
    await name('Otto Outsider');
    expect(screen.getByText(/USD\s90,000 per year/)).toBeVisible();
  });

  test('does not show a hidden salary', async () => {
    renderApp('/profile', {
      as: 'outsider',
      arrange: (db) => {
        db.users.find(({ _id }) => _id === 'outsider')!.profileQuestions.salaryExpectations.hidden = true;
      },
    });
    await name('Otto Outsider');
    expect(screen.queryByText(/per year/)).toBeNull();
  });

  test('shows icons by platform and omits links that are not http or https', async () => {
    const named = {
      github: 'github.com',
      google: 'google.com',
      instagram: 'instagram.com',
      leetcode: 'leetcode.com',
      telegram: 't.me',
      twitter: 'twitter.com',
      x: 'x.com',
      youtube: 'youtube.com',
      peerlist: 'peerlist.io',
      linkedin: 'linkedin.com',
    };
    const links = Object.entries({ ...named, mastodon: 'mastodon.social' }).map(([platform, host]) => ({
      _id: platform,
      platform,
      url: `https://${host}/otto`,
    }));
    renderApp('/profile/outsider', {
      as: 'member',
      arrange: personWith('outsider', {
        socialMedia: [...links, { _id: 'bad', platform: 'evil', url: 'javascript:alert(1)' }],
      }),
    });
    await name('Otto Outsider');
    const shown = within(screen.getByRole('list', { name: 'Social profiles' })).getAllByRole('link');
    expect(shown).toHaveLength(11);
    const logos = shown.map((link) => link.querySelector('[data-logo]')?.getAttribute('data-logo'));
    expect(logos).toEqual([...Object.keys(named), 'link']);
    shown.forEach((link) => {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
    expect(shown[0]).toHaveAccessibleName('GitHub (opens in a new tab)');
  });
});

test('shows a cached name before the profile has loaded', async () => {
  const held = callIsHeld('get', '/profile/:userId');
  const { user } = renderApp('/?mode=member', { as: 'member' });
  await user.click(await screen.findByRole('link', { name: 'Otto Outsider' }));
  expect(await screen.findByText('Loading profile')).toBeInTheDocument();
  expect(await name('Otto Outsider')).toBeVisible();
  expect(screen.queryByText('I am the outsider.')).toBeNull();
  held.stop();
  expect(await screen.findByText('I am the outsider.')).toBeVisible();
});
