import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { renderApp } from '@kit/render-app';
import { callAnswers, callFails, callIsHeld } from '@kit/scenarios';
import type { RouteName } from '../routes';
import { LateBars } from './late-bars';
import { showLate } from './late-parts-store';

beforeAll(() => showLate({ bars: <LateBars /> }));

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

it.each([
  ['answers 404', () => callFails('get', '/profile', 404)],
  ['answers nothing', () => callAnswers('get', '/profile', null)],
])('leads somebody whom the backend does not know to onboarding: it %s', async (_what, arrange) => {
  arrange();
  renderApp('/boards/board-1', { as: 'creator' });
  const link = await screen.findByRole('link', { name: 'Complete Profile' });
  expect(link).toHaveAttribute('href', '/onboarding?redirect=%2Fboards%2Fboard-1');
  expect(screen.queryByRole('button', { name: 'Load profile' })).toBeNull();
});

it('shows that the profile is being loaded again', async () => {
  const fault = callFails('get', '/profile');
  const { user } = renderApp('/comingsoon', { as: 'creator' });
  const load = await screen.findByRole('button', { name: 'Load profile' });
  fault.stop();
  const held = callIsHeld('get', '/profile');
  await user.click(load);
  await waitFor(() => expect(load).toBeDisabled());
  held.stop();
  await waitFor(() => expect(screen.queryByText(BAR)).toBeNull());
});
