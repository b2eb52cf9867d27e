import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignInError } from '@/identity/identity-provider';
import { identityOf, renderApp } from '@kit/render-app';
import { expectToast } from '@kit/steps';
import { testDb } from '@kit/people';
import { callIsHeld } from '@kit/scenarios';

const address = () => window.location.pathname + window.location.search;
const button = () => screen.findByRole('button', { name: 'Sign in with Google' });
const carla = identityOf(testDb(), 'creator');

describe('signing in', () => {
  it('shows its heading and title', async () => {
    renderApp('/auth');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Find Top Talents Across Top Boards' }),
    ).toBeVisible();
    expect(document.title).toBe('Sign in · Talentboard');
    expect(screen.queryByText(/inside other apps/)).toBeNull();
  });

  it('creates the account, stores its id, and continues with the redirect', async () => {
    const { user, identity, store, callsTo } = renderApp('/auth?redirect=%2Fboards');
    identity.nextSignIn = { ...carla, photoURL: 'https://lh3.googleusercontent.com/a' };
    const seen: string[] = [];
    store.subscribe(() => {
      if (seen.at(-1) !== address()) seen.push(address());
    });
    await user.click(await button());
    expect(await screen.findByRole('heading', { level: 1, name: 'My Boards' })).toBeVisible();
    expect(callsTo('POST', '/auth/google-login').map(({ body }) => body)).toEqual([
      { name: carla.displayName, email: carla.email, profilePicture: 'https://lh3.googleusercontent.com/a' },
    ]);
    // Onboarding redirects a user with a complete profile.
    expect(seen).toEqual(['/auth?redirect=%2Fboards', '/onboarding?redirect=%2Fboards', '/boards']);
  });

  it("does not assign the id of the previous user's pending sign-in", async () => {
    const otto = identityOf(testDb(), 'outsider');
    const creation = callIsHeld('post', '/auth/google-login');
    const { user, identity, callsTo } = renderApp('/auth');
    identity.nextSignIn = carla;
    await user.click(await button());
    await waitFor(() => expect(callsTo('POST', '/auth/google-login')).toHaveLength(1));
    // The account may not exist in the backend yet.
    expect(callsTo('GET', '/profile')).toEqual([]);
    // Another user signs in, in another tab.
    act(() => identity.report(otto));
    await waitFor(() => expect(callsTo('POST', '/auth/google-login')).toHaveLength(2));
    creation.stop();
    await user.click(await screen.findByRole('link', { name: 'My Boards' }));
    await waitFor(() => expect(address()).toBe('/boards'));
    expect(
      callsTo('POST', '/auth/google-login').map(({ body }) => (body as { email: string }).email),
    ).toEqual([carla.email, otto.email]);
  });

  it('redirects a signed-in user', async () => {
    const { callsTo } = renderApp('/auth', { as: 'newcomer' });
    await waitFor(() => expect(address()).toBe('/onboarding'));
    // The next screen's nav bar loads the profile, but only after the account was created.
    await waitFor(() => expect(callsTo('GET', '/profile')).toHaveLength(1));
    expect(callsTo('POST', '/auth/google-login')).toHaveLength(1);
  });

  it('explains in an in-app browser that Google rejects sign-ins there', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.31',
    );
    const { user } = renderApp('/auth?redirect=%2Fboards');
    expect(await screen.findByText(/^Google doesn’t allow sign-in inside other apps/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Copy Link' }));
    await expectToast('Link copied!');
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(await button()).toBeEnabled();
  });

  it('shows a hint when the window is closed, until the next press', async () => {
    const { user, identity, session } = renderApp('/auth');
    identity.nextSignIn = null;
    await user.click(await button());
    expect(await screen.findByRole('status')).toHaveTextContent(
      'The sign-in window closed before you signed in. Please try again.',
    );
    expect(await button()).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy Link' })).toBeNull();
    session.signIn = () => new Promise(() => undefined);
    await user.click(await button());
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/The sign-in window closed/)).toBeNull();
  });

  it('removes the closed-window hint when the sign-in succeeds late', async () => {
    callIsHeld('post', '/auth/google-login');
    const { user, identity } = renderApp('/auth');
    identity.nextSignIn = null;
    await user.click(await button());
    await screen.findByText(/The sign-in window closed/);
    act(() =>
      identity.report({ uid: 'uid-nia', email: 'nia@example.com', displayName: 'Nia', photoURL: null }),
    );
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.queryByText(/The sign-in window closed/)).toBeNull();
  });

  it.each([
    ['offers the page’s link if the window was blocked', false],
    ['offers the link only once in an in-app browser', true],
  ])('%s', async (_name, isInApp) => {
    if (isInApp) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Instagram 390.0');
    const { user, identity } = renderApp('/auth?redirect=%2Fboards');
    identity.nextSignIn = Object.assign(new SignInError('Your browser blocked the sign-in window.'), {
      isBlocked: true,
    });
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocked the sign-in window.');
    await user.click(await screen.findByRole('button', { name: 'Copy Link' }));
    await expectToast('Link copied!');
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(screen.queryByText('Or open this page in another browser.') === null).toBe(isInApp);
    expect(await button()).toBeEnabled();
  });

  it.each([
    [new SignInError('This account has been disabled.'), 'This account has been disabled.'],
    [new SignInError(''), 'Failed to authenticate'],
  ])('shows %s as an alert, and can be retried', async (failure, text) => {
    const { user, identity } = renderApp('/auth');
    identity.nextSignIn = failure;
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await button()).toBeEnabled();
  });

  it('shows a fallback for an error without a message', async () => {
    const { user, session } = renderApp('/auth');
    await button();
    session.signIn = () => Promise.reject('odd');
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Authentication failed');
  });
});
