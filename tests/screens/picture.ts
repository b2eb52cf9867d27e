import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../screens', import.meta.url));

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 780 },
] as const;

export const THEMES = ['light', 'dark'] as const;

/** Changes the theme of an open page. */
export async function setTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
}

/**
 * Writes `screens/<width>/<name>.<theme>.png` for both themes: the whole page, or the window where something
 * floats.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  const folder = path.join(FOLDER, String(page.viewportSize()?.width));
  mkdirSync(folder, { recursive: true });
  const floating = page.locator(
    '[role=dialog], [role=menu], [data-sonner-toast], li[role=status], li[data-state=open]',
  );
  const fullPage = (await floating.count()) === 0;
  if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
  // The code that draws avatars loads after the list; a call that hangs on purpose is not waited for.
  await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
  for (const theme of THEMES) {
    await setTheme(page, theme);
    await page.screenshot({
      path: path.join(folder, `${name}.${theme}.png`),
      fullPage,
      animations: 'disabled',
    });
  }
}
