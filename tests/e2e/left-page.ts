import type { Page } from '@playwright/test';
import type { Backend } from '../backend/http-server';
import type { BrowserGuard } from './browser-guard';

/** Leaves the app for a plain file, and returns to it with Back. @param meanwhile what happens in between */
export async function leaveAndReturn(page: Page, guard: BrowserGuard, meanwhile: () => Promise<unknown>) {
  // The browser itself asks for that where it shows a file.
  guard.allow(/favicon\.ico/);
  await page.waitForLoadState('networkidle');
  await page.goto('/favicon.svg');
  await meanwhile();
  // Not `goBack`, which waits for a page that loads again; and after the answer to this call, which leaving would lose.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Somebody renames the board. */
export const rename = (backend: Backend, boardId: string, name: string) =>
  backend.store.update(({ boards }) => {
    for (const board of boards) if (board._id === boardId) board.name = name;
  });
