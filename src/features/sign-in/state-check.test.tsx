import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { IdentityProvider } from '@/identity/identity-provider';
import { BOARD_ID, BOARD_NAME, testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { createTestIdentity, storeAccount } from '@kit/test-identity';

const carla = identityOf(testDb(), 'creator');
const address = () => window.location.pathname + window.location.search;
const failed = () => screen.findByText(/We couldn’t check your sign-in/);

/** An identity service that fails to load until it recovers. */
function brokenIdentity(provider: IdentityProvider = createTestIdentity(carla)) {
  let isUp = false;
  return {
    load: () => (isUp ? Promise.resolve(provider) : Promise.reject(new Error('It is down.'))),
    recover: () => {
      isUp = true;
    },
  };
}

describe('a failed sign-in check', () => {
  it('is retried on a press, then redirects to the return path', async () => {
    storeAccount(carla);
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

  it('is repeated when online again, and asks for a sign-in if the session has ended', async () => {
    storeAccount(carla);
    const identity = brokenIdentity(createTestIdentity(null));
    renderApp('/boards/create', { identity: identity.load });
    await failed();
    identity.recover();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(address()).toBe('/auth?redirect=%2Fboards%2Fcreate');
  });

  it('refetches requests that failed without a token', async () => {
    storeAccount(carla);
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
    // The link needs the profile, whose first request was rejected.
    expect(await screen.findByRole('link', { name: 'Create Board' })).toBeVisible();
    expect(callsTo('GET', '/profile').at(-1)?.authorization).toMatch(/^Bearer /);
  });
});

describe('a sign-in page whose identity service fails to load', () => {
  it('shows an error, and signs in once a press can load it', async () => {
    const provider = createTestIdentity(null);
    provider.nextSignIn = carla;
    const identity = brokenIdentity(provider);
    const { user } = renderApp('/auth', { identity: identity.load });
    expect(await screen.findByRole('alert')).toHaveTextContent('It is down.');
    const button = () => screen.getByRole('button', { name: 'Sign in with Google' });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('It is down.');
    await waitFor(() => expect(button()).toBeEnabled());
    identity.recover();
    await user.click(button());
    await waitFor(() => expect(address()).not.toContain('/auth'));
    expect(await screen.findByTitle('Carla Creator')).toBeVisible();
  });
});
