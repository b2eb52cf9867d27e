import { expect } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { test } from '../e2e/fixtures';
import { becomeViewer } from './become-viewer';
import { useDesktopFonts } from './desktop-fonts';
import { openScene, showsText, type Scene } from './scene';
import { SCENES } from './scenes';

const FOLDER = new URL('../../src/pictures/', import.meta.url);

const desk = SCENES.find(({ name }) => name === 'desk-judged');
if (desk === undefined) throw new Error('No scene of the desk');

const PICTURES: readonly Scene[] = [
  { ...desk, name: 'desk' },
  { name: 'discover', as: 'creator', path: '/?mode=member', show: showsText(/^\d+ members$/) },
];

for (const scene of PICTURES) {
  test(`README's picture: ${scene.name}`, async ({ page, backend, guard, signInAs, google: _google }) => {
    guard.allow(/./);
    await becomeViewer({ page, backend, signInAs }, scene.as);
    await openScene(page, backend, scene);
    await useDesktopFonts(page);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForLoadState('networkidle');
    await page.screenshot({
      path: fileURLToPath(new URL(`${scene.name}.png`, FOLDER)),
      animations: 'disabled',
    });
  });
}
