import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { identityOf, type App } from '@kit/render-app';
import { testDb, type Person } from '@kit/people';
import type { InjectedFailure } from '@kit/scenarios';
import { pass, stopClock, until } from '@kit/stopped-clock';

/** Texts that a missing or wrongly typed value leaves on screen. */
const LEAKS = /\[object \w+\]|\b(?:undefined|null|NaN|Infinity)\b|Invalid Date|<\/?[a-z]+>/;
const READ_ATTRIBUTES = ['href', 'src', 'title', 'alt', 'aria-label', 'placeholder', 'value'];

/** Expects no leaks on screen, nor in the attributes of links and of screen readers. */
export function expectNoLeaks(): void {
  expect(document.body.textContent).not.toMatch(LEAKS);
  expect(document.title).not.toMatch(LEAKS);
  for (const name of READ_ATTRIBUTES) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      expect(element.getAttribute(name), name).not.toMatch(LEAKS);
    }
  }
}

/** Expects the nav bar with its links, which may be behind a dialog. */
export function expectNavBar(): void {
  const bar = screen.getByRole('navigation', { name: 'Main', hidden: true });
  expect(within(bar).getByRole('link', { name: 'Talentboard', hidden: true })).toHaveAttribute('href', '/');
}

/** Waits until the text is visible. It may also be in a hidden live region. */
export async function expectVisibleText(text: string | RegExp): Promise<void> {
  await waitFor(() => {
    const isShown = screen.getAllByText(text).some((element) => isVisible(element));
    expect(isShown, String(text)).toBe(true);
  });
}

function isVisible(element: HTMLElement): boolean {
  try {
    expect(element).toBeVisible();
    return true;
  } catch {
    return false;
  }
}

const SESSION_ENDED = 'Your session has ended. Sign in again to continue. Your drafts are saved.';

/** Restores the backend, and signs the same person in again after the session has ended. */
export async function signInAgain(
  { user, identity }: App,
  person: Person,
  failure: InjectedFailure,
): Promise<void> {
  expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
  expectNoLeaks();
  failure.stop();
  identity.nextSignIn = identityOf(testDb(), person);
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(window.location.pathname).not.toBe('/auth'));
}

/** Lets the request of `start` time out. */
export async function timeOut(start: () => unknown, failure: InjectedFailure): Promise<void> {
  stopClock();
  start();
  await until(() => expect(failure.count()).toBe(1));
  await pass(REQUEST_TIMEOUT_MS);
  vi.useRealTimers();
}
