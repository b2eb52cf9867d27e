import { expect, type Locator, type Page } from '@playwright/test';

/** The demo's dialog for signing in and switching. */
export const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose a demo account' });

/** Signs in on the sign-in page, which then leads to `path`. */
export async function signInAs(page: Page, name: string | RegExp, path?: string): Promise<void> {
  await page.goto(path === undefined ? '/auth' : `/auth?redirect=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await chooser(page).getByRole('button', { name }).click();
}

/** Waits until the app shows the signed-in person. A page that is opened earlier still belongs to the previous person. */
export async function expectPerson(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: 'User menu' }).getByTitle(name)).toBeVisible();
}

/** Switches to one of the demo's people. */
export async function switchPerson(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Switch person' }).click();
  await chooser(page).getByRole('button', { name }).first().click();
  await expectPerson(page, name);
}

/** Waits until the dialog has the focus, presses Escape, and waits until the dialog is closed. */
export async function closeWithEscape(page: Page, dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), 'the focus is in it')
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
