import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { waitForResponses } from '@kit/steps';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';
import type { RouteName } from '../routes';

const BAR = 'We couldn’t load your profile, so some actions are missing.';

/** Every route of the layout, and whether its screen shows the profile error. */
const ROUTES: Record<Exclude<RouteName, 'shortLink'>, [path: string, showsError: boolean]> = {
  home: ['/', false],
  auth: ['/auth', true],
  onboarding: ['/onboarding', true],
  profile: ['/profile', true],
  boards: ['/boards', true],
  createBoard: ['/boards/create', true],
  review: ['/boards/board-1/review', true],
  board: ['/boards/board-1', false],
  joinBoard: ['/board/join/board-1', true],
  saved: ['/saved', false],
  comingSoon: ['/comingsoon', false],
  error: ['/error', false],
};
const pathsWith = (isOwnError: boolean) =>
  Object.values(ROUTES).flatMap(([path, showsError]) => (showsError === isOwnError ? [path] : []));

it.each([...pathsWith(false), '/profile/member', '/nothing-here'])(
  'shows the bar with the profile error on %s',
  async (path) => {
    callFails('get', '/profile');
    renderApp(path, { as: 'creator' });
    expect(await screen.findByText(BAR)).toBeVisible();
  },
);

it.each(pathsWith(true))('shows no bar on %s, whose screen shows the error', async (path) => {
  callFails('get', '/profile');
  const { store } = renderApp(path, { as: 'creator' });
  await waitForResponses({ store });
  expect(screen.queryByText(BAR)).toBeNull();
});
