import { checkScene } from '../screens/check-scene';
import { ERRORS_OF_SCENES, openScene } from '../screens/scene';
import { SCENES } from '../screens/app-scenes';
import { test } from './fixtures';

/** Also checked in the dark theme, in print and in forced colors. */
const IN_ALL_MEDIA = new Set([
  'applications',
  'auth',
  'board-creator',
  'board-edit-errors',
  'create-errors',
  'desk-judged',
  'home-boards',
  'join-apply',
  'onboarding-social',
  'profile-own',
  'review',
  'send',
]);

for (const scene of SCENES) {
  test(`${scene.name} is accessible and fits a narrow window`, async ({ page, backend, guard, signInAs }) => {
    guard.allow(...ERRORS_OF_SCENES);
    await openScene({ page, backend, signInAs }, scene);
    await checkScene(page, scene, IN_ALL_MEDIA.has(scene.name));
  });
}
