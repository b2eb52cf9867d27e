import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../e2e/fixtures';
import { setTheme } from './check-scene';
import { openScene } from './scene';
import { SCENES } from './scenes';

const FOLDER = fileURLToPath(new URL('../../screens', import.meta.url));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 780 },
] as const;

const THEMES = ['light', 'dark'] as const;

/**
 * Writes `screens/<width>/<name>.<theme>.png` for both themes: the whole page, or the window for overlays.
 */
async function takePictures(page: Page, name: string): Promise<void> {
  const folder = path.join(FOLDER, String(page.viewportSize()?.width));
  mkdirSync(folder, { recursive: true });
  const floating = page.locator(
    '[role=dialog], [role=menu], [data-sonner-toast], li[role=status], li[data-state=open]',
  );
  const fullPage = (await floating.count()) === 0;
  if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
  // Waits for avatars, which load after the list, but not for requests that hang on purpose.
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

for (const size of SIZES) {
  for (const scene of SCENES) {
    test(`${size.width} px: ${scene.name}`, async ({ page, backend, guard, signInAs }) => {
      guard.allow(/./);
      await page.setViewportSize(size);
      await openScene({ page, backend, signInAs }, scene);
      await takePictures(page, scene.name);
    });
  }
}
