import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { IdentityProvider } from '@/identity/identity-provider';
import { BOARD_ID, BOARD_NAME, testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { createTestIdentity } from '@kit/test-identity';

const carla = identityOf(testDb(), 'creator');
const address = () => window.location.pathname + window.location.search;
const failed = () => screen.findByText(/Your sign-in could not be checked/);

/** An identity service that cannot be loaded until it recovers. */
function brokenIdentity(provider: IdentityProvider = createTestIdentity(carla)) {
  let isWell = false;
  return {
    load: () => (isWell ? Promise.resolve(provider) : Promise.reject(new Error('It is down.'))),
    recover: () => {
      isWell = true;
    },
  };
}

/** As stored by an earlier visit. */
function keepSignedIn() {
  const auth = { ...carla, isLoggedIn: true, accessToken: null, _id: 'creator' };
  localStorage.setItem(
    'persist:root',
    JSON.stringify({ auth: JSON.stringify(auth), _persist: '{"version":1,"rehydrated":true}' }),
  );
}

describe('a check of the sign-in that has failed', () => {
  it('is repeated by a press, and then leads to where the person wanted to go', async () => {
    const identity = brokenIdentity();
    const { user } = renderApp('/boards?tab=boards', { identity: identity.load });
    expect(await failed()).toBeVisible();
    expect(screen.getByText('It is down.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(address()).toBe('/error');
    identity.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Boards' })).toBeVisible();
    expect(address()).toBe('/boards?tab=boards');
  });

  it('is retried when the connection returns, and asks a visitor to sign in', async () => {
    const identity = brokenIdentity(createTestIdentity(null));
    renderApp('/boards/create', { identity: identity.load });
    await failed();
    identity.recover();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(address()).toBe('/auth?redirect=%2Fboards%2Fcreate');
  });

  it('repeats calls that were made without a token meanwhile', async () => {
    keepSignedIn();
    const identity = brokenIdentity();
    const path = `/boards/${BOARD_ID}`;
    const { callsTo, session } = renderApp(path, { identity: identity.load });
    expect(await screen.findByRole('heading', { level: 1, name: BOARD_NAME })).toBeVisible();
    await waitFor(() => expect(callsTo('GET', '/profile')).not.toHaveLength(0));
    expect(callsTo('GET', path).map(({ authorization }) => authorization)).toEqual([null]);
    identity.recover();
    act(() => void session.ensureChecked());
    await waitFor(() => expect(callsTo('GET', path)).toHaveLength(2));
    expect(callsTo('GET', path)[1]?.authorization).toMatch(/^Bearer /);
    // What only the creator sees depends on the profile, which was refused before.
    expect(await screen.findByRole('link', { name: 'Create Board' })).toBeVisible();
    expect(callsTo('GET', '/profile').at(-1)?.authorization).toMatch(/^Bearer /);
  });
});

describe('a sign-in page whose identity service can not be loaded', () => {
  it('says so at once, and signs in as soon as a press can load it', async () => {
    const provider = createTestIdentity(null);
    provider.nextSignIn = carla;
    const identity = brokenIdentity(provider);
    const { user, store } = renderApp('/auth', { identity: identity.load });
    expect(await screen.findByRole('alert')).toHaveTextContent('It is down.');
    const button = () => screen.getByRole('button', { name: 'Sign in with Google' });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('It is down.');
    await waitFor(() => expect(button()).toBeEnabled());
    identity.recover();
    await user.click(button());
    await waitFor(() => expect(address()).not.toContain('/auth'));
    expect(store.getState().auth).toMatchObject({ uid: carla.uid, _id: 'creator' });
  });
});
