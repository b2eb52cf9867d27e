import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../e2e/axe';
import { setTheme, THEMES } from './picture';
import {
  dialogsOutside,
  expectStructure,
  movingParts,
  sidewaysOverflow,
  smallTargets,
} from './screen-checks';

export const DESKTOP = { width: 1280, height: 720 };
/** The narrowest phone that is promised, and a window of 1280 by 900 at 200 % zoom. */
const SMALL = [
  { width: 360, height: 640 },
  { width: 640, height: 450 },
];

/** Everything that holds for any screen in any state; passing screens have no structure of their own. */
export async function checkScene(page: Page, { name, isPassing }: { name: string; isPassing?: true }) {
  for (const theme of THEMES) {
    await setTheme(page, theme);
    await test.step(`${name}, ${theme}`, () => expectNoAxeViolations(page));
  }
  if (!isPassing) await expectStructure(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => movingParts(page), { message: `what moves in ${name}` }).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(await smallTargets(page), `targets of ${name}`).toEqual([]);
  for (const size of SMALL) {
    await page.setViewportSize(size);
    const where = `${name} at ${size.width} px`;
    await expect.poll(() => sidewaysOverflow(page), { message: `${where} scrolls sideways` }).toEqual([]);
    // What floats takes its place a moment after the window has changed.
    await expect.soft
      .poll(() => dialogsOutside(page), { message: `${where} is outside of the window` })
      .toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
}
