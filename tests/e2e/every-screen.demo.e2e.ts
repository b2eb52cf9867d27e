import { expect, type Page } from '@playwright/test';
import { checkScene } from '../screens/check-scene';
import { test } from './fixtures';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The demo's own parts: path, the button that opens the part, role and name. */
const SCENES = [
  ['/', null, 'complementary', 'Demo'],
  ['/auth', 'Sign in with Google', 'dialog', 'Choose a demo account'],
  ['/comingsoon', 'Reset demo data', 'dialog', 'Reset demo data'],
] as const;

for (const [path, button, role, name] of SCENES) {
  test(`the demo's ${role} '${name}' is accessible and fits a narrow window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    if (button !== null) await press(page, button);
    await expect(page.getByRole(role, { name })).toBeVisible();
    await checkScene(page, {}, false);
  });
}
