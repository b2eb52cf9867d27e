import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Scene } from './scene';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_2_2_AA: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
};

/**
 * Runs in the page: finishes the color transitions of a theme change. @returns the number of other animations that end, of
 * visible elements
 */
function countAnimations(): number {
  return document.getAnimations().filter((animation) => {
    if (animation instanceof CSSTransition) animation.finish();
    const { effect, playState } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const endTime = Number(effect?.getComputedTiming().endTime);
    return playState === 'running' && Number.isFinite(endTime) && target?.checkVisibility();
  }).length;
}

/** The rules that depend on the theme or the medium. */
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Checks the page against WCAG 2.2 A and AA, or against some of its rules. */
async function expectNoAxeViolations(page: Page, rules: RunOnly = WCAG_2_2_AA): Promise<void> {
  // Half-faded text has too little contrast.
  await expect.poll(() => page.evaluate(countAnimations)).toBe(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    const results = await runner.run(document, { runOnly, resultTypes: ['violations'], preload: false });
    return results.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`),
    }));
  }, rules);
  expect.soft(violations, `accessibility of ${page.url()}`).toEqual([]);
}

const DESKTOP = { width: 1280, height: 720 };
/** WCAG 1.4.10: the narrowest supported window. */
const PHONE = { width: 320, height: 640 };
/** A4 without its margins (styles/print.css). */
const PAPER = { width: 673, height: 1001 };

/** Runs in the page. @returns the elements that are wider than the window, or than the dialog that scrolls them */
function findSidewaysOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? '').slice(0, 40)}"`;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    found.push(...wide.slice(0, 3).map(describe), `page of ${document.documentElement.scrollWidth} px`);
  }
  for (const element of document.querySelectorAll('[role=dialog], [role=dialog] *, [role=menu]')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow));
    // Text fields, and columns to compare, scroll sideways on purpose.
    const mayScroll = element.matches('textarea, input, .overflow-x-auto');
    if (scrolls && !mayScroll && element.scrollWidth > element.clientWidth + 1) found.push(describe(element));
  }
  return found;
}

/** Runs in the page: focuses each control as a Tab would. @returns the controls that don't show the focus */
function findInvisibleFocus(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  // Exceptions: a tab list moves the focus, a toast has a shadow, and the palette's field has the caret.
  const MARKED_OTHERWISE = '[role=tablist], [data-sonner-toast], [cmdk-input]';
  const dialogs = document.querySelectorAll('[role=dialog], [role=menu]');
  const scope = dialogs.item(dialogs.length - 1) ?? document.body;
  return [...scope.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    if (control.tabIndex < 0 || control.closest('[inert], [aria-hidden=true]')) return [];
    if (control.matches(MARKED_OTHERWISE)) return [];
    control.focus();
    if (document.activeElement !== control) return [];
    // A card shows its link's outline, and a label its switch's.
    const around = [control.parentElement, control.closest('label, article'), control.nextElementSibling];
    const styles = [
      getComputedStyle(control),
      getComputedStyle(control, '::after'),
      ...around.flatMap((element) => (element === null ? [] : [getComputedStyle(element)])),
    ];
    const isVisible = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    return isVisible ? [] : [control.outerHTML.slice(0, 160)];
  });
}

async function expectNoSidewaysScroll(page: Page, size: typeof DESKTOP, message: string) {
  await page.setViewportSize(size);
  await expect.soft.poll(() => page.evaluate(findSidewaysOverflow), { message }).toEqual([]);
}

/** WCAG 1.4.4. */
async function expectLargeTextToFit(page: Page) {
  const setTextSize = (size: string) =>
    page.evaluate(
      (value) => document.documentElement.style.setProperty('font-size', value, 'important'),
      size,
    );
  await setTextSize('200%');
  await expectNoSidewaysScroll(page, DESKTOP, 'sideways scroll with text of 200 %');
  await setTextSize('');
}

async function expectVisibleFocus(page: Page) {
  // After a key, programmatic focus matches `:focus-visible`.
  await page.keyboard.press('Shift');
  expect.soft(await page.evaluate(findInvisibleFocus), 'controls that do not show the focus').toEqual([]);
}

async function expectStructure(page: Page) {
  await expect.soft(page.locator('main')).toHaveCount(1);
  await expect.soft(page.locator('h1:not([inert] *)').filter({ visible: true })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S/);
}

/** Changes the theme of an open page. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
}

/** The other theme, print and forced colors. */
async function checkMedia(page: Page) {
  await test.step('dark theme', async () => {
    await setTheme(page, 'dark');
    await expectNoAxeViolations(page, CONTRAST);
  });
  await test.step('print', async () => {
    await page.emulateMedia({ media: 'print' });
    await expectNoSidewaysScroll(page, PAPER, 'wider than the paper');
    await expect.soft(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectNoAxeViolations(page, CONTRAST);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(DESKTOP);
  });
  await test.step('forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expectVisibleFocus(page);
  });
}

/** Checks that apply to any screen in any state. @param isInAllMedia also in dark, in print and in forced colors */
export async function checkScene(
  page: Page,
  { isTransient }: Pick<Scene, 'isTransient'>,
  isInAllMedia: boolean,
) {
  if (!isTransient) await expectStructure(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page, PHONE, 'sideways scroll at 320 px');
  await expectLargeTextToFit(page);
  await expectVisibleFocus(page);
  if (isInAllMedia) await checkMedia(page);
}
