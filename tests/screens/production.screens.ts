import { test } from '../e2e/fixtures';
import { SCENES } from './app-scenes';
import { setTheme } from './check-scene';
import { openScene } from './scene';

/** Writes `screens/<width>/<name>.<theme>.png`. */
for (const { name, ...scene } of SCENES) {
  test(name, async ({ page, backend, guard, signInAs }) => {
    guard.allow(/./);
    await openScene({ page, backend, signInAs }, { name, ...scene });
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // Waits for avatars, which load after the list, but not for requests that hang on purpose.
      await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme);
        const path = `screens/${width}/${name}.${theme}.png`;
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      }
    }
  });
}
