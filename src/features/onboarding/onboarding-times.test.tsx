import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callFails, callIsHeld } from '@kit/scenarios';
import { renderApp } from '@kit/render-app';
import { pass, stopClock, until } from '@kit/stopped-clock';

it('loads the person with three retries, 1000 ms apart, then reports the failure and can be retried', async () => {
  stopClock();
  const fault = callFails('get', '/profile', 500);
  // Wait for the page: its frame loads the person too, and a failed call would be sent again.
  const held = callIsHeld('get', '/profile');
  const { store, callsTo } = renderApp('/onboarding', { as: 'newcomer' });
  const tries = () => callsTo('GET', '/profile').length;
  const hasFailed = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === 'rejected');
  await until(() => screen.getByText('Loading user data...'));
  held.stop();
  for (let made = 1; made <= 4; made += 1) {
    await until(() => expect([tries(), hasFailed()]).toEqual([made, true]));
    if (made === 4) break;
    expect(screen.getByText('Loading user data...')).toBeVisible();
    await pass(999);
    expect(tries()).toBe(made);
    expect(hasFailed()).toBe(true);
    await pass(1);
  }
  await until(() => screen.getByText('Error loading user data. Please try again.'));
  await pass(60_000);
  expect(tries()).toBe(4);
  fault.stop();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await until(() => expect(screen.getByRole('textbox', { name: 'Username' })).toBeVisible());
});

it('checks whether a username is free 500 ms after typing has stopped', async () => {
  const { callsTo } = renderApp('/onboarding', { as: 'newcomer' });
  const field = await screen.findByRole('textbox', { name: 'Username' });
  const asked = () => callsTo('POST', '/profile/check-username').map(({ body }) => body);
  stopClock();
  fireEvent.change(field, { target: { value: 'nor' } });
  await pass(499);
  fireEvent.change(field, { target: { value: 'nora' } });
  await pass(499);
  expect(screen.queryByText('Available')).toBeNull();
  await pass(1);
  await until(() => screen.getByText('Available'));
  // If 'nor' had been checked, its call would have been the first.
  expect(asked()).toEqual([{ username: 'nora' }]);
});
