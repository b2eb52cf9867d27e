import type { Page } from '@playwright/test';
import { signInAs } from './demo-people';
import { expect, test } from './fixtures';

/* Scrolling at the review desk, which jsdom doesn't do. */

/** The board with 120 applications, at its creator's desk. */
async function openDesk(page: Page) {
  await signInAs(page, 'Maya Lindqvist', '/boards');
  await page.getByRole('link', { name: 'Night Train Residency' }).first().click();
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await page.getByRole('link', { name: /^Review \d/ }).click();
  await expect(page.getByRole('list', { name: 'Applications' })).toBeVisible();
}

const row = (page: Page, position: number) =>
  page.locator(`[aria-label="Applications"] [role="listitem"][aria-posinset="${position}"]`);

test('the list scrolls away from the open application, and the next step scrolls back', async ({ page }) => {
  await openDesk(page);
  await row(page, 2).hover();
  await page.mouse.wheel(0, 3000);
  await expect(row(page, 58)).toBeInViewport();
  await expect(row(page, 1)).not.toBeInViewport();
  // Rows that render later must not scroll it back.
  await page.mouse.wheel(0, 640);
  await expect(row(page, 70)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(row(page, 2)).toBeInViewport();
});

test('a new order keeps the open application in view, and starts the table at its top', async ({ page }) => {
  await openDesk(page);
  await page.keyboard.press('j');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('newest');
  const current = page.locator('[aria-label="Applications"] [aria-current]');
  await expect(page.getByText('119 of 120')).toBeVisible();
  await expect(current).toBeInViewport();
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.locator('tr[aria-rowindex="120"]')).toBeInViewport();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('years');
  await expect(page.locator('tr[aria-rowindex="2"]')).toBeInViewport();
});

const showOnly = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Show only' }).getByRole('button', { name });

/** While marks are not stored, the page asks before it is left. */
const untilStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);

test('a burst of verdicts survives a reload as soon as the page can be left', async ({ page }) => {
  await openDesk(page);
  await page.evaluate(() => {
    for (let count = 0; count < 60; count += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', code: 'KeyY', bubbles: true }));
    }
  });
  await untilStored(page);
  await page.reload();
  await expect(showOnly(page, /^Yes/)).toHaveText('Yes 60');
  await page.getByRole('checkbox', { name: 'All (120)' }).check();
  await page.keyboard.press('n');
  await untilStored(page);
  await page.reload();
  await expect(showOnly(page, /^No/)).toHaveText('No 120');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the verdict buttons stay visible at the end of a long application', async ({ page }) => {
    await openDesk(page);
    await page.getByRole('list', { name: 'Applications' }).getByRole('button').first().click();
    const yes = page
      .getByRole('group', { name: 'Verdict', exact: true })
      .getByRole('button', { name: 'Yes' });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeGreaterThan(700);
    await expect(yes).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
    await expect(yes).toBeInViewport({ ratio: 1 });
    await yes.click();
    await expect(page.getByText('2 of 120')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(yes).toBeInViewport({ ratio: 1 });
  });
});
