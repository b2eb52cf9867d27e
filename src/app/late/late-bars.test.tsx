import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';
import type { RouteName } from '../routes';

const BAR = 'Your profile could not be loaded, so some actions are missing.';

/** Every route of the layout, and whether its own screen says that the profile is missing. */
const ROUTES: Record<Exclude<RouteName, 'shortLink'>, [path: string, saysItself: boolean]> = {
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
const pathsThat = (say: boolean) =>
  Object.values(ROUTES).flatMap(([path, saysItself]) => (saysItself === say ? [path] : []));

it.each([...pathsThat(false), '/profile/member', '/nothing-here'])(
  'says on %s that the profile could not be loaded',
  async (path) => {
    callFails('get', '/profile');
    renderApp(path, { as: 'creator' });
    expect(await screen.findByText(BAR)).toBeVisible();
  },
);

it.each(pathsThat(true))('leaves it to %s to say so', async (path) => {
  callFails('get', '/profile');
  const { store } = renderApp(path, { as: 'creator' });
  await answersAreIn({ store });
  expect(screen.queryByText(BAR)).toBeNull();
});
