import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectToast } from '@kit/steps';
import { fillSocial, newcomerWith } from '@kit/forms';
import { BOARD_ID, BOARD_NAME, testDb } from '@kit/people';
import { identityOf, renderApp, type App } from '@kit/render-app';
import { callFails } from '@kit/scenarios';

const SESSION_ENDED = 'Your session has ended. Sign in again to continue. Your drafts are saved.';
const BOARD = `/boards/${BOARD_ID}`;
const address = () => window.location.pathname + window.location.search;
const signInButton = () => screen.findByRole('button', { name: 'Sign in with Google' });
const expectAddress = (expected: string) => waitFor(() => expect(address()).toBe(expected));

/** Navigates like a link of the app. */
const goTo = (path: string) =>
  act(() => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const goBack = () => act(() => window.history.back());

const openBoard = async () => {
  const app = renderApp(BOARD, { as: 'creator' });
  await screen.findByRole('heading', { level: 1, name: BOARD_NAME });
  return app;
};
const openBoards = async () => {
  const app = renderApp('/boards', { as: 'creator' });
  await screen.findByRole('heading', { level: 1, name: 'My Boards' });
  return app;
};

/** Ends the session as after two 401 responses. */
async function endSession({ session }: App) {
  const token = await session.getToken();
  await act(() => session.end(token ?? ''));
}
async function pressSignOut({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await expectToast('Signed out successfully');
}

/** Checks that Discover and a board are open, and that a protected page redirects to the sign-in page. */
async function expectVisitor({ user }: App) {
  await user.click(screen.getByRole('link', { name: 'Talentboard' }));
  await expectAddress('/');
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await screen.findByText(BOARD_NAME)).toBeVisible();
  goTo(BOARD);
  expect(await screen.findByRole('heading', { level: 1, name: BOARD_NAME })).toBeVisible();
  goTo('/boards/create');
  await signInButton();
  expect(address()).toBe('/auth?redirect=%2Fboards%2Fcreate');
}

describe('an ended session', () => {
  it('redirects a protected page to the sign-in page once, with the return path', async () => {
    const app = await openBoards();
    await endSession(app);
    expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
    // The heading has the focus, and few screen readers announce the initial content of a live region.
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(SESSION_ENDED);
    expect(address()).toBe('/auth?redirect=%2Fboards');
    await expectVisitor(app);
  });

  it('redirects an open page too, and Back returns to it', async () => {
    const app = await openBoard();
    await endSession(app);
    expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
    expect(address()).toBe(`/auth?redirect=${encodeURIComponent(BOARD)}`);
    goBack();
    expect(await screen.findByRole('heading', { level: 1, name: BOARD_NAME })).toBeVisible();
    await expectAddress(BOARD);
    await expectVisitor(app);
  });

  it('does not redirect the sign-in page', async () => {
    callFails('post', '/auth/google-login', 401);
    const { callsTo } = renderApp('/auth', { as: 'newcomer' });
    expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
    expect(await signInButton()).toBeEnabled();
    expect(address()).toBe('/auth');
    expect(callsTo('POST', '/auth/google-login')).toHaveLength(2);
  });

  it('is not mentioned after the next sign-in and sign-out', async () => {
    const app = await openBoard();
    await endSession(app);
    await screen.findByText(SESSION_ENDED);
    act(() => app.identity.report({ uid: 'uid-creator', email: '', displayName: 'Carla', photoURL: null }));
    await screen.findByRole('heading', { level: 1, name: BOARD_NAME });
    await screen.findByRole('button', { name: 'User menu' });
    await pressSignOut(app);
    await signInButton();
    expect(screen.queryByText(SESSION_ENDED)).toBeNull();
  });
});

describe('a session that ends during onboarding', () => {
  const JOIN = `/board/join/${BOARD_ID}`;
  const JOIN_NOTE = /^Finish your profile to apply to/;

  it('keeps the return path to the board through the next sign-in', async () => {
    const path = `/onboarding?redirect=${encodeURIComponent(JOIN)}`;
    const app = renderApp(path, { as: 'newcomer', arrange: newcomerWith({ onboardingStep: 'social' }) });
    expect(await screen.findByText(JOIN_NOTE)).toBeVisible();
    await endSession(app);
    expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
    app.identity.nextSignIn = identityOf(testDb(), 'newcomer');
    await app.user.click(await signInButton());
    expect(await screen.findByText(JOIN_NOTE)).toBeVisible();
    await fillSocial(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Finish' }));
    await expectAddress(JOIN);
  });
});

describe('signing out', () => {
  it('redirects an open page to the sign-in page, and Back returns to it', async () => {
    const app = await openBoard();
    await pressSignOut(app);
    await signInButton();
    expect(address()).toBe('/auth');
    goBack();
    expect(await screen.findByRole('heading', { level: 1, name: BOARD_NAME })).toBeVisible();
    await expectAddress(BOARD);
    await expectVisitor(app);
  });

  it('keeps the session when signing out fails', async () => {
    const app = await openBoard();
    app.identity.failSignOut = true;
    await app.user.click(screen.getByRole('button', { name: 'User menu' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expectToast('Error signing out');
    expect(address()).toBe(BOARD);
    // A later sign-out in another tab doesn't count as pressed in this tab.
    act(() => app.identity.report(null));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(address()).toBe(BOARD);
  });

  it('redirects with the return path after a sign-out in another tab', async () => {
    const { identity } = await openBoards();
    act(() => identity.report(null));
    await signInButton();
    expect(address()).toBe('/auth?redirect=%2Fboards');
    goTo('/boards/create');
    await expectAddress('/auth?redirect=%2Fboards%2Fcreate');
  });
});
