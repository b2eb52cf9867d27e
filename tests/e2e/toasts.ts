import type { Locator, Page } from '@playwright/test';
import { NOTICE_LIMITS, TOAST_LIMITS } from '@/domain/limits';
import { stopTimersOf } from './stopped-timers';

/**
 * The text of a toast. It is found by its element, because an open dialog hides toasts from queries by role, and the
 * screen and its live region may have the same words.
 */
export const toastText = (page: Page, text: string | RegExp): Locator =>
  page.locator('[aria-label^="Notifications"]').getByText(text, { exact: true });

/**
 * Keeps new toasts until the page unloads, so that a slow machine has time to check them. Hovering would not keep them
 * while the window is resized.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(stopTimersOf, [TOAST_LIMITS.durationMs, NOTICE_LIMITS.durationMs]);
}
