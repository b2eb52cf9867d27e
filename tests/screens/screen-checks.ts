import { expect, type Page } from '@playwright/test';

/** Runs in the page. */
export function findSidewaysOverflow(): string[] {
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
  // What scrolls by itself, above all a dialog's body, must not scroll sideways either.
  for (const element of document.querySelectorAll('[role=dialog], [role=dialog] *, [role=menu]')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto';
    const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
    if (scrolls && !isField && element.scrollWidth > element.clientWidth + 1) found.push(describe(element));
  }
  return found;
}

/** Runs in the page. */
export function findDialogsOutside(): string[] {
  return [...document.querySelectorAll('[role=dialog], [role=menu]')].flatMap((dialog) => {
    const { top, left, right, bottom } = dialog.getBoundingClientRect();
    const isInside = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside ? [] : [`${dialog.ariaLabel ?? dialog.textContent?.slice(0, 30)}: ${top} to ${bottom}`];
  });
}

/** WCAG 2.2 target size: 24 by 24 px, except for links within a sentence. @returns the smaller ones */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = 'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=tab]';
    return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
      // Another element is drawn for it, and is pressed instead.
      const isStoodFor =
        element.matches('.sr-only') || element.closest('[inert], [hidden], .sr-only') !== null;
      const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null;
      const target = label ?? (isStoodFor ? null : element);
      if (target === null || !target.checkVisibility()) return [];
      // A card's link covers the whole card.
      const reach =
        getComputedStyle(target, '::after').position === 'absolute' ? target.closest('article') : null;
      const { width, height } = (reach ?? target).getBoundingClientRect();
      const isInText = getComputedStyle(target).display === 'inline' && target.closest('p, dd, li') !== null;
      if (isInText || (width >= 24 && height >= 24)) return [];
      const name = target.ariaLabel ?? target.textContent?.trim().slice(0, 40) ?? '';
      return [`${target.tagName.toLowerCase()} "${name}" ${Math.round(width)}x${Math.round(height)}`];
    });
  });
}

/** One main landmark, one h1, a title; every field with an error is tied to its message. */
export async function expectStructure(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility();
    const faulty = [...document.querySelectorAll('[aria-invalid=true]')].filter(isShown);
    return {
      mains: document.querySelectorAll('main').length,
      headings: [...document.querySelectorAll('h1')].filter(isShown).map((heading) => heading.textContent),
      untied: faulty.flatMap((field) => {
        const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
        const group =
          field.closest('[role=radiogroup], [role=group]')?.getAttribute('aria-describedby') ?? '';
        const isTied = [...ids, ...group.split(' ')].some((id) => document.getElementById(id)?.textContent);
        return isTied ? [] : [field.outerHTML.slice(0, 120)];
      }),
    };
  });
  expect.soft(found.mains, `main landmarks of ${page.url()}`).toBe(1);
  expect.soft(found.headings, `h1 of ${page.url()}`).toHaveLength(1);
  expect.soft(found.untied, `fields whose error is not tied to them on ${page.url()}`).toEqual([]);
  expect.soft(await page.title(), 'title').toMatch(/\S/);
}

/** Anything longer is visible. */
const MOTION_MAX_MS = 1;

/**
 * What moves, or would with the next change, for somebody who prefers reduced motion. Call it under
 * `reducedMotion`.
 */
export async function movingParts(page: Page): Promise<string[]> {
  return page.evaluate((maxMs) => {
    const describe = (element: Element | null | undefined) => element?.outerHTML.slice(0, 120) ?? '';
    const longest = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time) * 1000));
    const animated = document.getAnimations().flatMap(({ effect }) => {
      const end = effect?.getComputedTiming().activeDuration;
      const isShort = typeof end === 'number' && end <= maxMs;
      return isShort ? [] : [`runs: ${describe(effect instanceof KeyframeEffect ? effect.target : null)}`];
    });
    const styled = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
        const isStill =
          longest(transitionDuration) <= maxMs &&
          (animationName === 'none' || longest(animationDuration) <= maxMs);
        return isStill ? [] : [`would move${part}: ${describe(element)}`];
      }),
    );
    return [...animated, ...styled];
  }, MOTION_MAX_MS);
}
