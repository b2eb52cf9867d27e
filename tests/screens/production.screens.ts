import { expect, test } from '../e2e/fixtures';
import { becomeViewer } from './become-viewer';
import { SIZES, takePictures } from './picture';
import { groupScenes, openScene } from './scene';
import { SCENES } from './scenes';

/** Only scenes whose name contains it: `SCENE=board npm run screens`. */
const WANTED = process.env.SCENE ?? '';

for (const size of SIZES) {
  for (const { world, as, scenes } of groupScenes(SCENES.filter(({ name }) => name.includes(WANTED)))) {
    test(`${size.width} px: ${as ?? 'visitor'} in the ${world} world`, async ({
      page,
      backend,
      guard,
      signInAs,
      google: _google,
    }) => {
      guard.allow(/./);
      page.setDefaultTimeout(10_000);
      await page.setViewportSize(size);
      await becomeViewer({ page, backend, signInAs }, as, world);
      const failed: string[] = [];
      for (const scene of scenes) {
        try {
          await openScene(page, backend, scene);
        } catch (error) {
          failed.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
        }
        // Also of screens that failed to open.
        await takePictures(page, scene.name);
      }
      expect(failed).toEqual([]);
    });
  }
}
