import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectToast } from '@kit/expect-toast';
import { answersAreIn } from '@kit/answers';
import { BOARD_ID, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';

/** What each kind of viewer is shown, and what a direct URL does for them. */
type Viewer = Person | 'visitor';

const open = (path: string, viewer: Viewer) => renderApp(path, viewer === 'visitor' ? {} : { as: viewer });

const BOARD = `/boards/${BOARD_ID}`;
const JOIN = `/board/join/${BOARD_ID}`;

const main = () => within(screen.getByRole('main'));
const shown = (names: readonly string[]) =>
  names.filter((name) => main().queryAllByRole('button', { name }).length > 0);

describe('a board’s page', () => {
  const actions = [
    'Edit',
    'Delete',
    'Copy Link',
    'Leave Board',
    'Requested',
    'Remove Mario Member',
    'Join Board',
  ] as const;

  it.each<[Viewer, { buttons: string[]; tabs: string[] }]>([
    ['visitor', { buttons: [], tabs: ['Members'] }],
    ['outsider', { buttons: [], tabs: ['Members'] }],
    ['newcomer', { buttons: [], tabs: ['Members'] }],
    ['applicant', { buttons: ['Requested'], tabs: ['Members'] }],
    ['member', { buttons: ['Leave Board'], tabs: ['All Members'] }],
    [
      'creator',
      {
        buttons: ['Edit', 'Delete', 'Copy Link', 'Remove Mario Member'],
        tabs: ['All Members', 'Pending Requests 1'],
      },
    ],
  ])('shows the %s their own actions and no others', async (viewer, expected) => {
    const app = open(BOARD, viewer);
    await screen.findByRole('heading', { level: 1, name: 'Frontend Guild of Lisbon' });
    await answersAreIn(app);
    expect(shown(actions)).toEqual(expected.buttons);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(expected.tabs);
    // Those who may not see the requests do not load them either.
    const asked = app.calls.some(({ path }) => path.endsWith(`${BOARD_ID}/join-requests`));
    expect(asked).toBe(viewer === 'creator');
  });

  it.each<Viewer>(['visitor', 'outsider', 'applicant', 'member'])(
    'shows the %s no requests at their direct URL',
    async (viewer) => {
      const app = open(`${BOARD}?tab=requests`, viewer);
      await screen.findByRole('tab', { selected: true });
      await answersAreIn(app);
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Members');
      expect(main().queryByText('Aino Applicant')).not.toBeInTheDocument();
    },
  );

  it('shows the creator the requests at their direct URL', async () => {
    open(`${BOARD}?tab=requests`, 'creator');
    expect(await screen.findByRole('button', { name: 'Aino Applicant' })).toBeVisible();
  });
});

describe('the join page', () => {
  it.each<[Viewer, { action: string; isEnabled: boolean; says: string }]>([
    ['outsider', { action: 'Join Board', isEnabled: true, says: 'The creator decides who joins' }],
    ['newcomer', { action: 'Join Board', isEnabled: true, says: 'Profile Incomplete' }],
    ['applicant', { action: 'Request Pending', isEnabled: false, says: 'Request Pending' }],
  ])('offers the %s what they can do', async (viewer, { action, isEnabled, says }) => {
    open(JOIN, viewer);
    const button = await screen.findByRole('button', { name: action });
    if (isEnabled) expect(button).toBeEnabled();
    else expect(button).toBeDisabled();
    expect(main().getByRole('status')).toHaveTextContent(says);
  });

  it.each<[Viewer, string]>([
    ['creator', 'Welcome back!'],
    ['member', 'Already a member'],
  ])('redirects the %s to the board', async (viewer, toast) => {
    open(JOIN, viewer);
    expect(await screen.findByText(toast)).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(BOARD));
  });

  it('sends an incomplete profile that wants to join to onboarding', async () => {
    const app = open(JOIN, 'newcomer');
    await app.user.click(await screen.findByRole('button', { name: 'Join Board' }));
    await waitFor(() => expect(window.location.pathname).toBe('/onboarding'));
    await answersAreIn(app);
    expect(app.calls.filter(({ method, path }) => method === 'POST' && path.includes('board'))).toEqual([]);
  });
});

describe('a profile', () => {
  it.each<[Viewer, string, boolean]>([
    ['member', '/profile', true],
    ['member', '/profile/member', true],
    ['creator', '/profile/member', false],
    ['outsider', '/profile/member', false],
  ])('seen by the %s at %s can be edited: %s', async (viewer, path, isOwner) => {
    const app = open(path, viewer);
    await screen.findByRole('heading', { level: 1, name: 'Mario Member' });
    await answersAreIn(app);
    expect(shown(['Edit Profile', 'Change Cover'])).toEqual(isOwner ? ['Edit Profile', 'Change Cover'] : []);
  });
});

describe('direct URLs', () => {
  const PROTECTED = [
    '/onboarding',
    '/profile',
    '/profile/member',
    '/boards',
    '/boards/create',
    '/saved',
    JOIN,
  ];
  const NEEDS_COMPLETE_PROFILE = ['/boards', '/boards/create'];

  it.each(PROTECTED)('a visitor is redirected from %s to the sign-in, and back afterwards', async (path) => {
    const app = open(path, 'visitor');
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe(path);
    await answersAreIn(app);
    expect(app.calls.filter((call) => call.authorization !== null)).toEqual([]);
  });

  it.each(NEEDS_COMPLETE_PROFILE)(
    'an incomplete profile is redirected from %s to onboarding',
    async (path) => {
      open(path, 'newcomer');
      await expectToast('Complete your profile');
      expect(window.location.pathname).toBe('/onboarding');
      expect(window.localStorage.getItem('returnPath')).toBe(path);
    },
  );

  it.each<[string, string]>([
    ['/boards', 'My Boards'],
    ['/boards/create', 'Create Board'],
  ])('a complete profile opens %s', async (path, heading) => {
    open(path, 'outsider');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(window.location.pathname).toBe(path);
  });

  it.each<[Viewer, boolean]>([
    ['visitor', false],
    ['newcomer', false],
    ['outsider', true],
    ['creator', true],
  ])('the nav bar shows the %s boards: %s', async (viewer, isOffered) => {
    const app = open('/comingsoon', viewer);
    await screen.findByRole('heading', { name: 'Coming Soon' });
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    if (isOffered) {
      expect(await nav.findByRole('link', { name: 'Boards' })).toBeVisible();
      expect(nav.getByRole('link', { name: 'Create Board' })).toBeVisible();
    } else {
      await nav.findByRole(viewer === 'visitor' ? 'link' : 'button', {
        name: viewer === 'visitor' ? 'Sign In' : 'User menu',
      });
      await answersAreIn(app);
      expect(nav.queryByRole('link', { name: 'Boards' })).not.toBeInTheDocument();
      expect(nav.queryByRole('link', { name: 'Create Board' })).not.toBeInTheDocument();
    }
  });
});
