import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const db = seedDb();
const creator = db.users.find(({ _id }) => _id === db.boards[0]?.creator);
if (creator === undefined) throw new Error('The seed has no creator');
const account = accountOf(creator);

/** From the narrowest supported window to where nothing in the bar changes any more. */
const WIDTHS = Array.from({ length: 36 }, (_, index) => 320 + index * 20);

/** Runs in the page: the controls of the nav bar that stick out of it, or cover another one. */
function misplacedControls(): string[] {
  const nav = document.querySelector('nav[aria-label="Main"]')!;
  const bar = nav.getBoundingClientRect();
  const shown = [...nav.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.checkVisibility());
  const boxes = shown.map((one) => one.getBoundingClientRect());
  return shown.flatMap((control, index) => {
    const { left, right, top, bottom } = boxes[index]!;
    const isInside = left >= bar.left && right <= bar.right && top >= bar.top && bottom <= bar.bottom;
    // A text that wraps sticks out of its control.
    const isWhole = control.scrollHeight <= bar.height;
    const isCovered = boxes.some((other, at) => at < index && other.right > left + 0.5);
    return isInside && isWhole && !isCovered ? [] : [control.textContent || control.ariaLabel || ''];
  });
}

async function expectAllToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 600 });
    // Classic scroll bars take their part of the window.
    expect.soft(await page.evaluate(misplacedControls), `${width} px`).toEqual([]);
  }
}

test('the nav bar fits into every window, with all that it can hold', async ({ page, signInAs, backend }) => {
  void backend;
  await signInAs(account, { rememberedAs: creator._id });
  const unsent = JSON.stringify({ boardName: 'Any', count: 1234 });
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    [`unsent:${account.uid}:any`, unsent],
  );
  await page.goto('/');
  // The start page lists it too.
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: '1,234 decisions not sent' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expectAllToFit(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await expect(bar.getByRole('link', { name: /^1,234 not sent ?: decisions$/ })).toBeVisible();
});

test('the nav bar of a visitor fits into every window', async ({ page, backend }) => {
  void backend;
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAllToFit(page);
});
