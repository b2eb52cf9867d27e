import { becomeViewer } from '../screens/become-viewer';
import { checkScene, DESKTOP } from '../screens/check-scene';
import { groupScenes, openScene } from '../screens/scene';
import { SCENES } from '../screens/scenes';
import { test } from './fixtures';

for (const { world, as, scenes } of groupScenes(SCENES)) {
  test(`every screen of ${as === null ? 'a visitor' : `the ${as}`} in the ${world} world is accessible, and fits a small window`, async ({
    page,
    backend,
    guard,
    signInAs,
    google: _google,
  }) => {
    // Many screens one after the other, some of them after failures that the browser reports.
    test.setTimeout(400_000);
    guard.allow(/Failed to load resource/, /Failed to fetch dynamically imported module/);
    page.setDefaultTimeout(10_000);
    await page.setViewportSize(DESKTOP);
    await becomeViewer({ page, backend, signInAs }, as, world);
    for (const scene of scenes) {
      await test.step(scene.name, async () => {
        await openScene(page, backend, scene);
        await checkScene(page, scene);
      });
    }
  });
}
