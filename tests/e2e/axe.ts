import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const WCAG_2_2_AA: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
};
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Nothing of ours fades for longer. */
const SETTLE_MS = 3_000;

/**
 * In the page: waits until nothing is half-faded, for then text has too little contrast. What starts while other animations
 * are waited for (a toast under a dialog that closes) is waited for too; what has no end (spinners) or stands in a closed
 * part of the page, where no frame of it is ever drawn, is not.
 */
async function settleAnimations(limitMs: number): Promise<void> {
  const start = performance.now();
  const running = () =>
    document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return (
        playState === 'running' &&
        typeof end === 'number' &&
        Number.isFinite(end) &&
        target?.checkVisibility()
      );
    });
  while (running().length > 0 && performance.now() - start < limitMs) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

interface AxeOptions {
  /** Nothing but the contrast of texts: all that another theme can change. */
  isContrastOnly?: boolean;
}

/** Checks what is on screen against WCAG 2.2 A and AA. */
export async function expectNoAxeViolations(
  page: Page,
  { isContrastOnly = false }: AxeOptions = {},
): Promise<void> {
  await page.evaluate(settleAnimations, SETTLE_MS);
  // Once for each page that is loaded. `evaluate`, unlike a script tag, works under the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) => {
      const runner = (window as unknown as { axe: typeof axe }).axe;
      const results = await runner.run(document, { runOnly, resultTypes: ['violations'], preload: false });
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`),
      }));
    },
    isContrastOnly ? CONTRAST : WCAG_2_2_AA,
  );
  expect.soft(violations, `accessibility of ${page.url()}`).toEqual([]);
}
