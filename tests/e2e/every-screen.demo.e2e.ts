import { checkScene } from '../screens/check-scene';
import { DEMO_SCENES } from '../screens/demo-scenes';
import { test } from './fixtures';

for (const scene of DEMO_SCENES) {
  test(`${scene.name} is accessible and fits a narrow window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(scene.path);
    await scene.show(page);
    await checkScene(page, {}, false);
  });
}
