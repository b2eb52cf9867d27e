import { expect, type Page } from '@playwright/test';
import { findSidewaysOverflow } from './screen-checks';
import { findUnreadableTexts } from './text-checks';

/** A4 without its margins (styles/print.css), which is what widths refer to on paper. */
const A4_WITHOUT_MARGINS = { width: 673, height: 1001 };

/**
 * Runs in the page: the texts of what is on the screen, which is the open dialog, or else `main`. Words on controls are
 * none, unless people have written them; nor is what says itself that it does not belong on paper. Printing begins then.
 */
function findShownTexts(): string[] {
  const CONTROL =
    'button, a[class*="disabled:"], summary, [role=search], [role=tab], [role=menu], [role=option]';
  const UNPRINTED = '.sr-only, svg, option, [inert], [aria-hidden=true], aside, .print\\:hidden';
  const WRITTEN = 'bdi, [dir=auto]';
  const dialogs = document.querySelectorAll('[role=dialog]');
  const shown = new Set<string>();
  const walker = document.createTreeWalker(
    dialogs.item(dialogs.length - 1) ?? document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (parent === null || text === '' || parent.closest(UNPRINTED)) continue;
    const control = parent.closest(CONTROL);
    if (control !== null && ![...control.querySelectorAll(WRITTEN)].some((box) => box.contains(parent)))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.getBoundingClientRect().width > 1) shown.add(text);
  }
  // Printing says so first: windowed lists draw all of their rows then.
  dispatchEvent(new Event('beforeprint'));
  return [...shown];
}

/** Runs in the page, as it is printed. @param shown the texts that were on the screen @returns what is wrong */
function findPrintFaults(shown: readonly string[]): string[] {
  /** WCAG 1.4.3. */
  const CONTRAST_MIN = 4.5;
  const found: string[] = [];
  const printed = new Set<string>();
  const dialog = document.querySelector('[role=dialog]');

  /** Relative luminance as WCAG defines it; 1 for what is transparent, since paper is white. */
  function luminanceOf(colour: string): number {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const value = (alpha * part) / 255 + (1 - alpha);
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  const isLight = (colour: string) => luminanceOf(colour) > 0.9;
  const isDark = (colour: string) => 1.05 / (luminanceOf(colour) + 0.05) >= CONTRAST_MIN;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (parent === null || text === '' || parent.closest('.sr-only, option, script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.getBoundingClientRect().width <= 1) continue;
    printed.add(text);
    if (dialog !== null && !parent.closest('[role=dialog]')) found.push(`"${text}" prints beside the dialog`);
    if (!isDark(getComputedStyle(parent).color)) found.push(`"${text}" is not dark`);
    for (let box: Element | null = parent; box; box = box.parentElement) {
      if (!isLight(getComputedStyle(box).backgroundColor)) found.push(`"${text}" is not on white`);
    }
  }
  found.push(...shown.filter((text) => !printed.has(text)).map((text) => `"${text}" is missing`));

  for (const button of document.querySelectorAll('button')) {
    const isContent = button.ariaPressed === 'true' || button.querySelector('bdi, [dir=auto]') !== null;
    if (button.checkVisibility() && !isContent) found.push(`the button "${button.textContent}" prints`);
  }
  for (const field of document.querySelectorAll('textarea')) {
    if (field.scrollHeight > field.clientHeight + 3) found.push(`"${field.value}" is cut off in its field`);
  }
  return found.map((fault) => fault.replace(/\s+/g, ' ').slice(0, 160));
}

/**
 * The screen prints what it shows, whole and dark on white, and an open dialog prints instead of the rest. Changes the
 * window's size.
 */
export async function checkPrint(page: Page, where: string): Promise<void> {
  const shown = JSON.stringify(await page.evaluate(findShownTexts));
  await page.setViewportSize(A4_WITHOUT_MARGINS);
  await page.emulateMedia({ media: 'print' });
  const faults = `[
    ...(${findPrintFaults.toString()})(${shown}),
    ...(${findUnreadableTexts.toString()})(true),
    ...(${findSidewaysOverflow.toString()})(),
  ]`;
  await expect.soft.poll(() => page.evaluate(faults), { message: `${where} on paper` }).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
}
