import { accountOf } from '../e2e/firebase/id-token';
import { expect, test } from '../e2e/fixtures';
import { SIZES, takePictures } from './picture';
import { groupScenes, openScene, resetWorld } from './scene';
import { SCENES } from './scenes';
import { viewerId } from './worlds';

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
      if (as !== null) {
        await resetWorld(backend, world);
        const db = await backend.store.read();
        await signInAs(accountOf(db.users.find(({ _id }) => _id === viewerId(as))!));
        // The app remembers that somebody is signed in.
        await page.goto('/profile');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      const failed: string[] = [];
      for (const scene of scenes) {
        try {
          await openScene(page, backend, scene);
        } catch (error) {
          failed.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
        }
        // Also of what went wrong.
        await takePictures(page, scene.name);
      }
      expect(failed).toEqual([]);
    });
  }
}
