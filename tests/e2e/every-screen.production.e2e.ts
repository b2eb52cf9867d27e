import { becomeViewer } from '../screens/become-viewer';
import { checkScene } from '../screens/check-scene';
import { DESKTOP } from '../screens/layout-checks';
import { becomeStill, FAULTS_OF_SCENES, groupScenes, openScene } from '../screens/scene';
import { scenesToCheck } from '../screens/scenes';
import { test } from './fixtures';

/** So that all workers finish at about the same time; every group signs in again. */
const SCENES_MAX = 20;

for (const { world, as, scenes } of groupScenes(scenesToCheck(), SCENES_MAX)) {
  const whose = as === null ? 'a visitor' : `the ${as}`;
  test(`screens of ${whose} in the ${world} world, from ${scenes[0]?.name}, are accessible and can be read`, async ({
    page,
    backend,
    guard,
    signInAs,
    google: _google,
  }) => {
    // Many screens in a row, some of them after failures that the browser reports.
    test.setTimeout(600_000);
    guard.allow(
      FAULTS_OF_SCENES,
      /Failed to fetch dynamically imported module: .*\/assets\/coming-soon-page/,
    );
    page.setDefaultTimeout(30_000);
    await page.setViewportSize(DESKTOP);
    await becomeStill(page);
    await becomeViewer({ page, backend, signInAs }, as, world);
    for (const scene of scenes) {
      await test.step(scene.name, async () => {
        await openScene(page, backend, scene);
        await checkScene(page, scene);
      });
    }
  });
}
