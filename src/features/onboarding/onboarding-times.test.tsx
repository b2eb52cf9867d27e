import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callFails, callIsHeld } from '@kit/scenarios';
import { renderApp } from '@kit/render-app';
import { pass, stopClock, until } from '@kit/stopped-clock';

it('loads the user with three retries 1000 ms apart, then shows Retry', async () => {
  stopClock();
  const failure = callFails('get', '/profile', 500);
  // Wait for the page: the app's layout loads the profile too and would retry a failed request.
  const held = callIsHeld('get', '/profile');
  const { store, callsTo } = renderApp('/onboarding', { as: 'newcomer' });
  const attempts = () => callsTo('GET', '/profile').length;
  const hasFailed = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === 'rejected');
  await until(() => screen.getByText('Loading user data...'));
  held.stop();
  for (let made = 1; made <= 4; made += 1) {
    await until(() => expect([attempts(), hasFailed()]).toEqual([made, true]));
    if (made === 4) break;
    expect(screen.getByText('Loading user data...')).toBeVisible();
    await pass(999);
    expect(attempts()).toBe(made);
    expect(hasFailed()).toBe(true);
    await pass(1);
  }
  await until(() => screen.getByText('Error loading user data. Please try again.'));
  await pass(60_000);
  expect(attempts()).toBe(4);
  failure.stop();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await until(() => expect(screen.getByRole('textbox', { name: 'Username' })).toBeVisible());
});

it('checks the username 500 ms after typing stops', async () => {
  const { callsTo } = renderApp('/onboarding', { as: 'newcomer' });
  const field = await screen.findByRole('textbox', { name: 'Username' });
  const checked = () => callsTo('POST', '/profile/check-username').map(({ body }) => body);
  stopClock();
  fireEvent.change(field, { target: { value: 'nor' } });
  await pass(499);
  fireEvent.change(field, { target: { value: 'nora' } });
  await pass(499);
  expect(screen.queryByText('Available')).toBeNull();
  await pass(1);
  await until(() => screen.getByText('Available'));
  // A check of 'nor' would have been sent first.
  expect(checked()).toEqual([{ username: 'nora' }]);
});
