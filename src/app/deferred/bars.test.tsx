import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { recordResponse } from '@/api/offline-data';
import { CACHED_AT_HEADER } from '@/api/offline-requests';
import { API_BASE_URL } from '@kit/api-store';
import { waitForResponses } from '@kit/steps';
import { renderApp } from '@kit/render-app';
import { callFails, callGets } from '@kit/scenarios';
import { server } from '@kit/server';
import { pass, stopClock, until } from '@kit/stopped-clock';
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

it('replaces cached data as soon as the server responds', async () => {
  stopClock('setInterval', 'clearInterval');
  const headers = { [CACHED_AT_HEADER]: String(new Date('2026-03-01T14:05').getTime()) };
  const worker = callGets('get', '/boards', { body: { boards: [] }, headers });
  const modes: string[] = [];
  const recordMode = ({ request }: { request: Request }) => void modes.push(request.cache);
  server.events.on('request:start', recordMode);
  onTestFinished(() => server.events.removeListener('request:start', recordMode));
  renderApp('/');
  const bar = () => screen.queryByText(/^You're offline\. Showing data from .*14:05\./);
  await until(() => expect(bar()).toBeVisible());
  // The record of a page that the user has left.
  act(() => recordResponse(`${API_BASE_URL}/boards/board-1`, { headers: new Headers(headers) }));
  await pass(30_000);
  await until(() => expect(worker.count()).toBe(2));
  expect(bar()).toBeVisible();
  worker.stop();
  await pass(30_000);
  await until(() => expect(bar()).toBeNull());
  expect(screen.getAllByRole('article')).not.toEqual([]);
  expect(modes).toEqual(['no-cache', 'reload', 'reload']);
});
