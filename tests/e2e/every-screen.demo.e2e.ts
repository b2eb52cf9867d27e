import { checkScene } from '../screens/check-scene';
import { DESKTOP } from '../screens/layout-checks';
import { DEMO_SCENES } from '../screens/demo-scenes';
import { becomeStill } from '../screens/scene';
import { test } from './fixtures';

for (const scene of DEMO_SCENES) {
  test(`${scene.name} is accessible, and fits a small window`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await becomeStill(page);
    await page.goto(scene.path);
    await scene.show(page);
    await checkScene(page, scene);
  });
}
