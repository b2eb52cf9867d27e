import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readReturnPath } from '@/lib/addresses/return-path';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import { expectToast } from '@kit/steps';
import { renderApp } from '@kit/render-app';
import { callReturns, callFails, callHangs } from '@kit/scenarios';
import { createTestIdentity, storeAccount } from '@kit/test-identity';

const carla = { uid: 'uid-creator', email: 'creator@example.com', displayName: 'Carla', photoURL: null };
const address = () => window.location.pathname + window.location.search;

describe('a protected route', () => {
  it.each([['/boards/create?x=1#y', '/auth?redirect=%2Fboards%2Fcreate%3Fx%3D1%23y']])(
    '%s sends a visitor to %s',
    async (path, expected) => {
      renderApp(path);
      expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
      expect(address()).toBe(expected);
    },
  );

  it('shows a spinner while the sign-in state is unknown', () => {
    storeAccount(carla);
    const identity = createTestIdentity(null);
    renderApp('/boards', { identity: { ...identity, watch: () => () => undefined } });
    expect(screen.getByRole('status')).toHaveTextContent('Checking your sign-in');
    expect(address()).toBe('/boards');
  });

  it('shows its page with a valid stored token until the session check ends', async () => {
    storeAccount(carla, makeIdToken(carla, { projectId: 'p' }));
    callHangs('get', '/profile');
    const { session } = renderApp('/profile');
    expect(await screen.findByText('Loading profile')).toBeInTheDocument();
    expect(screen.queryByText('Checking your sign-in')).toBeNull();
    act(() => void session.ensureChecked());
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(address()).toBe('/auth?redirect=%2Fprofile');
  });

  it('remounts its page when another account signs in', async () => {
    const carla = { uid: 'uid-creator', email: 'creator@example.com', displayName: 'Carla', photoURL: null };
    const identity = createTestIdentity(carla);
    renderApp('/saved', { identity });
    const heading = await screen.findByRole('heading', { name: 'Saved' });
    act(() => identity.report({ ...carla }));
    expect(heading).toBeInTheDocument();
    act(() => identity.report({ ...carla, uid: 'uid-member' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Saved' })).toBeVisible();
  });

  it('redirects to /error when the check fails, and keeps the nav bar working', async () => {
    storeAccount(carla);
    renderApp('/boards', { identity: () => Promise.reject(new Error('invalid api key')) });
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    expect(address()).toBe('/error');
    expect(screen.getByText('invalid api key')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Talentboard' })).toBeVisible();
  });

  it.each(['/boards', '/boards/create'])(
    '%s redirects an incomplete profile to onboarding, and stores the path',
    async (path) => {
      renderApp(path, { as: 'newcomer' });
      await waitFor(() => expect(address()).toBe('/onboarding'));
      expect(readReturnPath()).toBe(path);
      await expectToast('Complete your profile');
      expect(screen.getByText('Please complete your profile to access the dashboard')).toBeVisible();
    },
  );

  it.each([
    ['status 404', () => callFails('get', '/profile', 404)],
    ['empty response', () => callReturns('get', '/profile', null)],
  ])('creates a user that the backend does not know (%s)', async (_what, arrange) => {
    const failure = arrange();
    const { callsTo } = renderApp('/boards', { as: 'creator' });
    await waitFor(() => expect(address()).toBe('/onboarding'));
    await expectToast('Complete your profile');
    await waitFor(() => expect(callsTo('POST', '/auth/google-login')).toHaveLength(1));
    failure.stop();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Boards' })).toBeVisible();
  });
});
