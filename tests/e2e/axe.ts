import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_2_2_AA: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
};

/** The longest fade of the app. */
const SETTLE_MS = 3_000;

/**
 * Runs in the page: waits until nothing is fading, because half-faded text has too little contrast. Includes
 * animations that start while others are awaited (a toast under a closing dialog), but not those without an end
 * (spinners) or in a closed part of the page, which is never drawn.
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
    // A change of the theme fades every colour; all that waiting would show is its end.
    for (const animation of running()) if (animation instanceof CSSTransition) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** All that another theme or paper can change. */
export const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Checks the page against WCAG 2.2 A and AA, or against some of its rules. */
export async function expectNoAxeViolations(page: Page, rules: RunOnly = WCAG_2_2_AA): Promise<void> {
  await page.evaluate(settleAnimations, SETTLE_MS);
  await page.evaluate(AXE);
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
