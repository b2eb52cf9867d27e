import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../e2e/axe';
import { choiceFor, IS_FULL, waysFor } from '../extent';
import { setTheme } from './picture';
import { expectStructure, movingParts, smallTargets } from './screen-checks';
import { checkFocus } from './focus-checks';
import { checkLayouts, DESKTOP } from './layout-checks';
import { checkPrint } from './print-checks';
import type { Scene } from './scene';

type Checked = Pick<Scene, 'name' | 'isPassing' | 'room'>;

const THEMES = ['light', 'dark'] as const;

/** axe in one theme, and in the full run in the other one as well, which can only change the contrast. */
async function checkAccess(page: Page, name: string) {
  const theme = choiceFor(name, THEMES);
  await setTheme(page, theme);
  await test.step(`${name}, ${theme}`, () => expectNoAxeViolations(page));
  if (!IS_FULL) return;
  const other = theme === 'light' ? 'dark' : 'light';
  await setTheme(page, other);
  await test.step(`${name}, ${other}`, () => expectNoAxeViolations(page, { isContrastOnly: true }));
}

/** Checks that do not depend on the font; passing screens have no structure of their own. */
async function checkForm(page: Page, { name, isPassing }: Checked) {
  if (!isPassing) await expectStructure(page);
  await expect.poll(() => movingParts(page), { message: `what moves in ${name}` }).toEqual([]);
  expect.soft(await smallTargets(page), `targets of ${name}`).toEqual([]);
}

async function checkPaper(page: Page, name: string) {
  for (const theme of waysFor(name, THEMES)) {
    await setTheme(page, theme);
    await checkPrint(page, `${name}, ${theme},`);
    await page.setViewportSize(DESKTOP);
  }
}

/** Everything that applies to any screen in any state, which somebody has opened who prefers reduced motion. */
export async function checkScene(page: Page, scene: Checked) {
  const { name } = scene;
  await checkForm(page, scene);
  if (scene.room !== undefined) {
    await scene.room(page);
    await page.setViewportSize(DESKTOP);
  }
  await checkLayouts(page, name);
  // By another name than the ways of each check, which would otherwise depend on this choice.
  for (const check of waysFor(`the last check of ${name}`, [checkAccess, checkPaper, checkFocus])) {
    await check(page, name);
    await page.setViewportSize(DESKTOP);
  }
}
