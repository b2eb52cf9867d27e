import type { Locator, Page } from '@playwright/test';
import { NOTICE_LIMITS, TOAST_LIMITS } from '@/domain/limits';
import { stopTimersOf } from './stopped-timers';

/**
 * What a titled toast or a one-line notice says. The same words may be on the screen as well, and are announced to
 * screen readers outside of the toast. Found by its element: an open dialog hides everything outside of it from
 * queries by role.
 */
export const toastText = (page: Page, text: string | RegExp): Locator =>
  page.locator('[aria-label^="Notifications"]').getByText(text, { exact: true });

/**
 * Toasts that appear from now on stay until the page is left, however long a slow machine takes to look at them. The
 * pointer would hold them too, but not while the window changes its size.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(stopTimersOf, [TOAST_LIMITS.durationMs, NOTICE_LIMITS.durationMs]);
}
