import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../e2e/axe';
import { setTheme } from './picture';
import { expectStructure, movingParts, smallTargets } from './screen-checks';
import { checkLayouts } from './layout-checks';

interface Checked {
  name: string;
  isPassing?: true;
}

/** Checks that do not depend on the font; passing screens have no structure of their own. */
async function checkForm(page: Page, { name, isPassing }: Checked) {
  await setTheme(page, 'dark');
  await test.step(`${name}, dark`, () => expectNoAxeViolations(page, { isContrastOnly: true }));
  await setTheme(page, 'light');
  await test.step(`${name}, light`, () => expectNoAxeViolations(page));
  if (!isPassing) await expectStructure(page);
  await expect.poll(() => movingParts(page), { message: `what moves in ${name}` }).toEqual([]);
  expect.soft(await smallTargets(page), `targets of ${name}`).toEqual([]);
}

/** Everything that applies to any screen in any state, which somebody has opened who prefers reduced motion. */
export async function checkScene(page: Page, scene: Checked) {
  await checkForm(page, scene);
  await checkLayouts(page, scene.name);
}
