import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { dialogsOutside, sidewaysOverflow } from '../screens/screen-checks';
import type { Screen } from './screen';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
/** A common phone, and the narrowest supported window. */
const NARROW = [390, 320] as const;

/** Checks that apply to every screen in any state. */
export async function checkScreen(screen: Screen): Promise<void> {
  const { headings, title } = await screen.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    title: document.title,
  }));
  expect(headings, 'shown headings of the first level').toBe(1);
  expect(title).toMatch(/\S/);

  await screen.driver.executeScript(AXE);
  for (const theme of THEMES) {
    await screen.evaluate((wanted) => void (document.documentElement.dataset.theme = wanted), theme);
    await screen.until(async () => {
      expect(await screen.evaluate(illegibleTexts), `too little contrast in the ${theme} theme`).toEqual([]);
    });
    expect(await sidewaysOverflow(screen), `scrolls sideways in the ${theme} theme`).toEqual([]);
  }

  for (const width of NARROW) {
    await screen.resize(width, 800);
    // Floating elements are repositioned shortly after the window has been resized.
    await screen.until(async () => {
      expect(await sidewaysOverflow(screen), `scrolls sideways at ${width} px`).toEqual([]);
      expect(await dialogsOutside(screen), `outside of the window at ${width} px`).toEqual([]);
    });
  }
}

/**
 * Runs in the page, where axe must be loaded. Colours matter most, because engines draw their own controls
 * differently.
 */
async function illegibleTexts(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof axeCore };
  const { violations } = await axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  );
}
