import { expect, type Locator, type Page } from '@playwright/test';

/** A screen with more tab stops than this before the one that is wanted is not made for the keyboard. */
const STOPS_MAX = 60;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is on `target`, which must show that it has it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; !(await hasFocus(target)); stops += 1) {
    if (stops === STOPS_MAX) throw new Error(`${STOPS_MAX} times Tab did not lead to ${target.toString()}`);
    await page.keyboard.press('Tab');
  }
}

export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  // Replaces the text, because Tab has selected it in a field of one line.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The focus is on the screen's heading, from where the next Tab starts, and which is announced. */
export async function expectFocusOnHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Presses Escape once the dialog can hear it, which is when it has taken the focus, and waits until it is closed. */
export async function closeWithEscape(page: Page, dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), 'the focus is in it')
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
