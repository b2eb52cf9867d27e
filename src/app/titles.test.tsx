import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitForResponses } from '@kit/steps';
import { BOARD_ID, BOARD_NAME, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callReturns, callHangs } from '@kit/scenarios';
import { matchRoute, routeNames } from './routes';

const BOARD = `/boards/${BOARD_ID}`;

/** [path, viewer, title without ' · Talentboard'] */
const SCREENS: [string, Person | undefined, string][] = [
  ['/', undefined, 'Discover'],
  ['/auth', undefined, 'Sign in'],
  ['/auth/', undefined, 'Sign in'],
  ['/onboarding', 'newcomer', 'Onboarding'],
  ['/profile', 'creator', 'Carla Creator'],
  ['/profile/member', 'creator', 'Mario Member'],
  ['/profile/nobody', 'creator', 'Profile not found'],
  ['/boards', 'creator', 'My Boards'],
  ['/boards?tab=applications', 'applicant', 'My Applications'],
  ['/boards/create', 'creator', 'Create Board'],
  ['/boards/create/', 'creator', 'Create Board'],
  [BOARD, undefined, BOARD_NAME],
  ['/boards/none', undefined, 'Board not found'],
  [`${BOARD}/review`, 'creator', `Review desk, ${BOARD_NAME}`],
  [`${BOARD}/review/send`, 'creator', `Send decisions, ${BOARD_NAME}`],
  [`/board/join/${BOARD_ID}`, 'outsider', `Join ${BOARD_NAME}`],
  ['/board/join/none', 'outsider', 'Board not found'],
  ['/b/lisbon1', undefined, 'Redirecting'],
  ['/b/none', undefined, 'Invalid link'],
  ['/saved', 'member', 'Saved'],
  ['/comingsoon', undefined, 'Coming Soon'],
  ['/error', undefined, 'Something went wrong'],
  ['/no/such/page', undefined, 'Page not found'],
];

const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(`${title} · Talentboard`));

describe('document titles', () => {
  beforeEach(() => {
    document.title = 'Talentboard';
  });

  it('are tested for every route', () => {
    const covered = new Set(SCREENS.map(([path]) => matchRoute(path.split('?')[0] ?? '')?.name));
    expect(routeNames.filter((name) => !covered.has(name))).toEqual([]);
  });

  it.each(SCREENS)('of %s for %s is %j', async (path, as, title) => {
    if (path === '/b/lisbon1') callHangs('get', '/boards/short/:id');
    if (path === '/b/none') callReturns('get', '/boards/short/:id', { isSuccess: false });
    const app = renderApp(path, as === undefined ? {} : { as });
    await expectTitle(title);
    // The title stays once all queries have loaded.
    if (path !== '/b/lisbon1') await waitForResponses(app);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
    expect(document.title).toBe(`${title} · Talentboard`);
  });

  it('change on navigation, but not when a dialog opens', async () => {
    const { user } = renderApp(BOARD, { as: 'creator' });
    await expectTitle(BOARD_NAME);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Board' })).toBeVisible();
    expect(document.title).toBe(`${BOARD_NAME} · Talentboard`);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(document.title).toBe(`${BOARD_NAME} · Talentboard`);
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    await expectTitle('Carla Creator');
    window.history.back();
    await expectTitle(BOARD_NAME);
  });
});
