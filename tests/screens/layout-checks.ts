import { expect, type Page } from '@playwright/test';
import { addNarrowFont } from '../e2e/fonts';
import { waysFor } from '../extent';
import { findCoveredControls } from './covered-controls';
import { findDialogsOutside, findSidewaysOverflow } from './screen-checks';
import { findUnreadableTexts } from './text-checks';

export const DESKTOP = { width: 1280, height: 720 };
/** A window of 1280 by 900 at 200 % zoom. */
export const ZOOMED = { width: 640, height: 450 };
/** WCAG 1.4.10: the narrowest supported window. */
export const PHONE = { width: 320, height: 640 };

/** What a reader's own style sheet may demand of every text: WCAG 1.4.4, and 1.4.12. */
const LARGE = 'html { font-size: 200% !important; }';
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** In a browser that draws with the wide font. */
const FONTS = { '': false, 'in a narrow font': true };

interface Look {
  size: typeof DESKTOP;
  name: string;
  css: string;
  isNarrow: boolean;
}

/** A window of some size, with a reader's own style sheet or none, in one of the two fonts. */
export const LOOKS: readonly Look[] = [
  { size: DESKTOP, style: '', css: '' },
  { size: DESKTOP, style: 'with text of 200 %', css: LARGE },
  { size: ZOOMED, style: '', css: '' },
  { size: PHONE, style: '', css: '' },
  { size: PHONE, style: 'with wide text spacing', css: SPACED },
].flatMap(({ size, style, css }) =>
  Object.entries(FONTS).map(([font, isNarrow]) => ({
    ...{ size, css, isNarrow },
    name: `${size.width} px ${style} ${font}`,
  })),
);

type Checks = Record<string, () => string[]>;

/** Runs in the page: looks with each style sheet. @returns what is wrong */
async function findLayoutFaults(looks: readonly Look[], narrow: string, checks: Checks): Promise<string[]> {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const found: string[] = [];
  for (const { name, css, isNarrow } of looks) {
    sheet.replaceSync(isNarrow ? css + narrow : css);
    // Parts that measure themselves do so with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const [check, run] of Object.entries(checks)) {
      found.push(...run().map((fault) => `${name}: ${check}: ${fault}`));
    }
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
 * Nothing scrolls sideways, no dialog is out of reach, every text can be read and every control pressed, once the layout
 * has settled: in the full run in all looks, otherwise in one, because layouts break at all ends of the range. Restores
 * the window's size.
 */
export async function checkLayouts(page: Page, where: string): Promise<void> {
  const narrow = `* { font-family: ${await addNarrowFont(page)}, sans-serif !important; }`;
  const looks = waysFor(where, LOOKS);
  for (const size of [DESKTOP, ZOOMED, PHONE]) {
    const ofSize = looks.filter((look) => look.size === size);
    if (ofSize.length === 0) continue;
    await page.setViewportSize(size);
    await expect.soft
      .poll(() => layoutFaults(page, ofSize, narrow), { message: `the layout of ${where}` })
      .toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
}
