import { test } from '../e2e/fixtures';
import { SIZES, takePictures } from './picture';
import { openScene } from './scene';
import { SCENES } from './scenes';

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
