import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../e2e/axe';
import { setTheme } from './picture';
import {
  dialogsOutside,
  expectStructure,
  movingParts,
  sidewaysOverflow,
  smallTargets,
} from './screen-checks';
import { readInNarrowFont, readWith, unreadableTexts } from './text-checks';

export const DESKTOP = { width: 1280, height: 720 };
/** WCAG 1.4.10: the narrowest supported window. */
const PHONE = { width: 320, height: 640 };
/** A window of 1280 by 900 at 200 % zoom. */
const ZOOMED = { width: 640, height: 450 };

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
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => movingParts(page), { message: `what moves in ${name}` }).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(await smallTargets(page), `targets of ${name}`).toEqual([]);
}

/** Nothing scrolls sideways, no dialog is out of reach, and every text can be read, once the layout has settled. */
async function expectFit(page: Page, where: string) {
  await expect.soft
    .poll(
      async () => ({
        sideways: await sidewaysOverflow(page),
        outside: await dialogsOutside(page),
        unreadable: await unreadableTexts(page),
      }),
      { message: `the layout of ${where}` },
    )
    .toEqual({ sideways: [], outside: [], unreadable: [] });
}

/** Restores the window's size. */
async function checkLayout(page: Page, where: string) {
  await expectFit(page, where);
  await readWith(page, 'with text of 200 %', () => expectFit(page, `${where} with text of 200 %`));
  await page.setViewportSize(ZOOMED);
  await expectFit(page, `${where} at ${ZOOMED.width} px`);
  await page.setViewportSize(PHONE);
  await expectFit(page, `${where} at ${PHONE.width} px`);
  await readWith(page, 'with wide text spacing', () =>
    expectFit(page, `${where} at ${PHONE.width} px with wide text spacing`),
  );
  await page.setViewportSize(DESKTOP);
}

/**
 * Everything that applies to any screen in any state. The browser draws in the wide font; layouts break at both
 * ends of the range.
 */
export async function checkScene(page: Page, scene: Checked) {
  await checkForm(page, scene);
  await checkLayout(page, scene.name);
  await readInNarrowFont(page, () => checkLayout(page, `${scene.name} in a narrow font`));
}
