import { expect, type Page } from '@playwright/test';
import { addNarrowFont } from '../e2e/fonts';
import { findCoveredControls } from './covered-controls';
import { findDialogsOutside, findSidewaysOverflow } from './screen-checks';
import { findUnreadableTexts } from './text-checks';

export const DESKTOP = { width: 1280, height: 720 };
/** A window of 1280 by 900 at 200 % zoom. */
const ZOOMED = { width: 640, height: 450 };
/** WCAG 1.4.10: the narrowest supported window. */
const PHONE = { width: 320, height: 640 };

/** What a reader's own style sheet may demand of every text: WCAG 1.4.4, and 1.4.12. */
const LARGE = 'html { font-size: 200% !important; }';
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Which style sheets a window of each size is looked at with, by name. */
const WINDOWS: { size: typeof DESKTOP; styles: Record<string, string> }[] = [
  { size: DESKTOP, styles: { '': '', 'with text of 200 %': LARGE } },
  { size: ZOOMED, styles: { '': '' } },
  { size: PHONE, styles: { '': '', 'with wide text spacing': SPACED } },
];

interface Look {
  name: string;
  css: string;
}
type Checks = Record<string, () => string[]>;

/** Runs in the page: looks with each style sheet, in the page's font and in the narrow one. @returns what is wrong */
async function findLayoutFaults(looks: readonly Look[], narrow: string, checks: Checks): Promise<string[]> {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const found: string[] = [];
  const look = (name: string) => {
    for (const [check, run] of Object.entries(checks)) {
      found.push(...run().map((fault) => `${name}: ${check}: ${fault}`));
    }
  };
  for (const { name, css } of looks) {
    sheet.replaceSync(css);
    // Parts that measure themselves do so with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    look(name);
    sheet.replaceSync(css + narrow);
    look(`${name} in a narrow font`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found;
}

/** All looks at one size in one call: each call costs as much as a look. */
async function layoutFaults(page: Page, looks: readonly Look[], narrow: string): Promise<string[]> {
  const checks = `{
    'scrolls sideways': ${findSidewaysOverflow.toString()},
    'is outside of the window': ${findDialogsOutside.toString()},
    'cannot be read': ${findUnreadableTexts.toString()},
    'cannot be pressed': ${findCoveredControls.toString()},
  }`;
  const run = findLayoutFaults.toString();
  return page.evaluate(`(${run})(${JSON.stringify(looks)}, ${JSON.stringify(narrow)}, ${checks})`);
}

/**
 * Nothing scrolls sideways, no dialog is out of reach, every text can be read and every control pressed, once the layout has settled. The
 * browser draws in the wide font; layouts break at both ends of the range. Restores the window's size.
 */
export async function checkLayouts(page: Page, where: string): Promise<void> {
  const narrow = `* { font-family: ${await addNarrowFont(page)}, sans-serif !important; }`;
  for (const { size, styles } of WINDOWS) {
    await page.setViewportSize(size);
    const looks = Object.entries(styles).map(([style, css]) => ({ name: `${size.width} px ${style}`, css }));
    await expect.soft
      .poll(() => layoutFaults(page, looks, narrow), { message: `the layout of ${where}` })
      .toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
}
