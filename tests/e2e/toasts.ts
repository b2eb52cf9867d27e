import type { Locator, Page } from '@playwright/test';

/**
 * The text of a toast. It is found by its element, because an open dialog hides toasts from queries by role, and the
 * screen and its live region may have the same words.
 */
export const toastText = (page: Page, text: string | RegExp): Locator =>
  page.locator('[aria-label^="Notifications"]').getByText(text, { exact: true });
