import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import type { renderApp } from '@kit/render-app';
import { identityOf } from '@kit/render-app';
import { testDb, type Person } from '@kit/people';
import type { InjectedFault } from '@kit/scenarios';
import { pass, stopClock, until } from '@kit/stopped-clock';

export type App = ReturnType<typeof renderApp>;

/** What ends up in texts when a value is missing or of the wrong type. */
const LEAKS = /\[object \w+\]|\b(?:undefined|null|NaN|Infinity)\b|Invalid Date|<\/?[a-z]+>/;
const READ_ATTRIBUTES = ['href', 'src', 'title', 'alt', 'aria-label', 'placeholder', 'value'];

/** No such leak is on screen, nor in attributes that screen readers and links use. */
export function expectNoLeaks(): void {
  expect(document.body.textContent).not.toMatch(LEAKS);
  expect(document.title).not.toMatch(LEAKS);
  for (const name of READ_ATTRIBUTES) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      expect(element.getAttribute(name), name).not.toMatch(LEAKS);
    }
  }
}

/** The nav bar with its links is there (behind a dialog it is only out of reach). */
export function expectNavBar(): void {
  const bar = screen.getByRole('navigation', { name: 'Main', hidden: true });
  expect(within(bar).getByRole('link', { name: 'Talentboard', hidden: true })).toHaveAttribute('href', '/');
}

/** The text is visible somewhere: toasts fade in, and are also announced to screen readers. */
export async function expectTold(text: string | RegExp): Promise<void> {
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

const SESSION_ENDED = 'Your session has ended. Sign in again to go on; what you typed is kept.';

/** Signs the same person in again, from the page that a withdrawn session leads to. The backend works again by then. */
export async function signInAgain(
  { user, identity }: App,
  person: Person,
  fault: InjectedFault,
): Promise<void> {
  expect(await screen.findByText(SESSION_ENDED)).toBeVisible();
  expectNoLeaks();
  fault.stop();
  identity.nextSignIn = identityOf(testDb(), person);
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(window.location.pathname).not.toBe('/auth'));
}

/** Lets the request that `start` causes run into its timeout. */
export async function timeOut(start: () => unknown, fault: InjectedFault): Promise<void> {
  stopClock();
  start();
  await until(() => expect(fault.met()).toBe(1));
  await pass(REQUEST_TIMEOUT_MS);
  vi.useRealTimers();
}
