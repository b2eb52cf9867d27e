import { test } from '../e2e/fixtures';
import { DEMO_SCENES } from './demo-scenes';
import { SIZES, takePictures } from './picture';

for (const size of SIZES) {
  for (const { name, path, show } of DEMO_SCENES) {
    test(`${size.width} px: ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await show(page);
      await takePictures(page, name);
    });
  }
}
