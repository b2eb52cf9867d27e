import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Checks what is on screen against WCAG 2.2 A and AA.
 * @param options.within a CSS selector: only this part of the page
 */
export async function expectNoAxeViolations(page: Page, options: { within?: string } = {}): Promise<void> {
  // Half-faded text has too little contrast. Animations without an end (spinners) are not waited for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === 'number' && Number.isFinite(end);
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // `evaluate`, unlike a script tag, works under the page's content security policy.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ within, tags }) => {
      const runner = (window as unknown as { axe: typeof axe }).axe;
      const results = await runner.run(within ?? document, { runOnly: { type: 'tag', values: tags } });
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`),
      }));
    },
    { within: options.within, tags: WCAG_2_2_AA },
  );
  expect.soft(violations, `accessibility of ${page.url()}`).toEqual([]);
}
