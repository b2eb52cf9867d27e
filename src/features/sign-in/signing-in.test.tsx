import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SignInError, type IdentityProvider } from '@/identity/identity-provider';
import { waitForResponses, expectToast } from '@kit/steps';
import { testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { createTestIdentity } from '@kit/test-identity';

const LOADS = 'Loading Google sign-in. The sign-in window will open shortly.';

it('shows a hint while the service loads, and then opens the window', async () => {
  const provider = createTestIdentity(null);
  provider.nextSignIn = identityOf(testDb(), 'creator');
  const signIn = vi.spyOn(provider, 'signIn');
  let arrive = (_provider: IdentityProvider) => {};
  const identity = new Promise<IdentityProvider>((resolve) => (arrive = resolve));
  const { user } = renderApp('/auth', { identity: () => identity });
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  expect(button).toBeEnabled();
  // A live region announces changes only if it was mounted before.
  const hint = screen.getByRole('status');
  expect(hint).toBeEmptyDOMElement();
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
  expect(hint).toHaveTextContent(LOADS);
  expect(signIn).not.toHaveBeenCalled();
  await act(async () => arrive(provider));
  expect(await screen.findByRole('button', { name: 'User menu' })).toBeVisible();
  expect(signIn).toHaveBeenCalledOnce();
});

it('opens the window synchronously once the service has loaded', async () => {
  const provider = createTestIdentity(null);
  const signIn = vi.spyOn(provider, 'signIn').mockReturnValue(new Promise(() => undefined));
  const { session } = renderApp('/auth', { identity: { ...provider, signIn } });
  const ensureChecked = vi.spyOn(session, 'ensureChecked');
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  await waitFor(() => expect(ensureChecked).toHaveResolved());
  await act(async () => undefined);
  act(() => {
    button.click();
    expect(signIn).toHaveBeenCalledOnce();
  });
  expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(LOADS)).toBeNull();
});

it('shows on the next screen that the sign-in failed', async () => {
  const { user, session } = renderApp('/auth');
  let fail = (_error: Error) => {};
  session.signIn = () => new Promise((_resolve, reject) => (fail = reject));
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await user.click(screen.getByRole('link', { name: /Talentboard/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Signing in...' })).toBeNull());
  act(() => fail(new SignInError('This account has been disabled.')));
  await expectToast('This account has been disabled.');
  expect(window.location.pathname).toBe('/');
});

it.each([
  ['creates the account of a user who has left the sign-in page', false, '/'],
  ['creates the account once if the user has left the sign-in page and returned', true, '/onboarding'],
])('%s', async (_name, comesBack, path) => {
  const app = renderApp('/auth');
  const { user, identity, session, callsTo } = app;
  let choose = () => {};
  const chosen = new Promise<void>((resolve) => (choose = resolve));
  const { signIn } = session;
  session.signIn = () => chosen.then(signIn);
  const nia = { uid: 'uid-nia', email: 'nia@example.com', displayName: 'Nia New', photoURL: null };
  identity.nextSignIn = nia;
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await user.click(screen.getByRole('link', { name: /Talentboard/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Signing in...' })).toBeNull());
  if (comesBack) {
    await user.click(await screen.findByRole('link', { name: 'Sign In' }));
    await screen.findByRole('button', { name: 'Sign in with Google' });
  }
  await act(async () => choose());
  expect(await screen.findByRole('button', { name: 'User menu' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe(path));
  await waitForResponses(app);
  expect(callsTo('POST', '/auth/google-login').map(({ body }) => body)).toEqual([
    { name: nia.displayName, email: nia.email, profilePicture: null },
  ]);
  expect(window.location.pathname).toBe(path);
});
