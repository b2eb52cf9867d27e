import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { BOARD_ID, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';

/** What each kind of viewer is shown, and what a direct URL does for them. */
type Viewer = Person | 'visitor';

const open = (path: string, viewer: Viewer) => renderApp(path, viewer === 'visitor' ? {} : { as: viewer });

const BOARD = `/boards/${BOARD_ID}`;

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
