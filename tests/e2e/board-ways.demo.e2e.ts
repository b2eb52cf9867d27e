import type { Page } from '@playwright/test';
import { signInAs } from './demo-people';
import { expect, test } from './fixtures';
import { toastText } from './toasts';

const BOARD = 'Northern Design Circle';
const main = (page: Page) => page.getByRole('main');

async function signIn(page: Page, person: RegExp) {
  await signInAs(page, person);
  await expect(page).not.toHaveURL(/\/auth/);
}

test('a visitor searches, filters, opens a card and returns to where they were', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  const found = page.getByText(/^\d+ boards$/);
  await expect(found).toBeVisible();
  const all = (await found.textContent()) ?? '';

  await page.getByRole('button', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Designer', exact: true }).click();
  await page.getByLabel('Min years').fill('21');
  await expect(page.getByText('Use a whole number from 0 to 20')).toBeVisible();
  await page.getByLabel('Min years').fill('2');
  await expect(page).toHaveURL(/\?mode=member&role=designer&min=2$/);
  await expect(main(page).getByText(/^\d+ members?$/)).toBeVisible();

  await page.getByRole('button', { name: 'Boards', exact: true }).click();
  // By name: until the boards are there, the field for members still is.
  await page.getByRole('searchbox', { name: 'Search boards' }).fill('de');
  await expect(page).toHaveURL(/\?q=de$/);
  // Fewer: until the answer is there, the list that is scrolled below is the earlier, longer one.
  await expect(found).not.toHaveText(all);
  const last = page.getByRole('list', { name: 'boards' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(100);
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('de');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a creator edits a board, removes a member and deletes it', async ({ page }) => {
  await signIn(page, /Maya/);
  await page.goto('/');
  await page.getByRole('link', { name: BOARD }).click();
  await expect(page.getByRole('tab', { name: /^Pending Requests \d+$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Board' });
  await dialog.getByLabel('Description').fill('Too short');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Description must be at least 30 characters')).toBeVisible();
  await expect(dialog.getByLabel('Description')).toBeFocused();
  await dialog.getByLabel('Board Name').fill(`${BOARD} of Stockholm`);
  await dialog.getByLabel('Description').fill('Product designers who show one another unfinished work.');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastText(page, 'Board updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${BOARD} of Stockholm`);

  const count = Number(/\d+/.exec((await page.getByText(/^Total Members: \d+$/).textContent()) ?? '')?.[0]);
  const remove = page.getByRole('button', { name: /^Remove / }).first();
  const member = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove ', '');
  await remove.click();
  await page
    .getByRole('dialog', { name: 'Remove Member' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(toastText(page, `${member} was removed from the board.`)).toBeVisible();
  await expect(page.getByText(`Total Members: ${count - 1}`)).toBeVisible();

  await page.getByRole('searchbox').fill('no such person');
  await expect(page.getByText('No members match your search')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete Board' });
  await confirm.getByRole('button', { name: 'Delete Board' }).click();
  await expect(toastText(page, 'The board has been successfully deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/boards$/);
});

test('a member leaves a board and is an outsider afterwards', async ({ page }) => {
  await signIn(page, /Tomás/);
  await page.goto('/?q=interface');
  await page.getByRole('link', { name: 'Open Source Interface Crew' }).click();
  await expect(page.getByRole('tab', { name: 'All Members' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave Board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave Board' });
  await dialog.getByRole('button', { name: 'Leave Board' }).click();
  await expect(toastText(page, 'You have successfully left the board.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Members', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave Board' })).toBeHidden();
});
